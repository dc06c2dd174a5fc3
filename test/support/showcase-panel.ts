/** One message of Components V2 with every kind of part in it. */
import { createCanvas } from 'canvas';
import {
  ActionRowBuilder,
  type APIMessageTopLevelComponent,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  FileBuilder,
  type InteractionReplyOptions,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  MessageFlags,
  SectionBuilder,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
} from 'discord.js';

export function picture(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#35523c';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#c9a227';
  pen.fillRect(width * 0.3, height * 0.3, width * 0.4, height * 0.4);
  return canvas.toBuffer('image/png');
}

const TEXT = [
  '## The siege',
  '**Round 2** of *eight*, told by </cast:1>',
  '- wall 1',
  '- wall 2',
  '> The ||dragon|| is near',
  '-# small print',
].join('\n');

const button = (customId: string, label: string, style: ButtonStyle) =>
  new ButtonBuilder().setCustomId(customId).setLabel(label).setStyle(style);

export function showcasePanel(): InteractionReplyOptions {
  const container = new ContainerBuilder()
    .setAccentColor(0xc27c0e)
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(TEXT))
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems(
        new MediaGalleryItemBuilder()
          .setURL('attachment://board.png')
          .setDescription('Three orcs before the north wall'),
        new MediaGalleryItemBuilder().setURL('attachment://hand.png').setDescription('Two cards in hand'),
      ),
    )
    .addSeparatorComponents(new SeparatorBuilder())
    .addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('**The host** may change this'))
        .setButtonAccessory(button('change', 'Change', ButtonStyle.Secondary)),
      new SectionBuilder()
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('Our banner'))
        .setThumbnailAccessory(
          new ThumbnailBuilder().setURL('attachment://banner.png').setDescription('A golden tower'),
        ),
    )
    .addActionRowComponents(
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
        new StringSelectMenuBuilder()
          .setCustomId('scenario')
          .setPlaceholder('Scenario')
          .addOptions(
            { label: 'First Night', value: 'first', description: 'For beginners', emoji: { name: '🌙' } },
            { label: 'Long Siege', value: 'long', description: 'Eight waves' },
          ),
      ),
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
        new StringSelectMenuBuilder()
          .setCustomId('extras')
          .setPlaceholder('Extras')
          .setMinValues(1)
          .setMaxValues(2)
          .addOptions(
            { label: 'Plague', value: 'plague' },
            { label: 'Catapults', value: 'catapults' },
            { label: 'Fog', value: 'fog' },
          ),
      ),
    )
    .addActionRowComponents(
      new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
        new UserSelectMenuBuilder().setCustomId('seat').setPlaceholder('Give a seat to'),
      ),
    )
    .addActionRowComponents(
      new ActionRowBuilder<ButtonBuilder>().addComponents(
        button('join', 'Join', ButtonStyle.Primary).setEmoji('🏰'),
        button('form', 'Note', ButtonStyle.Secondary),
        button('start', 'Start', ButtonStyle.Success),
        button('stop', 'Cancel', ButtonStyle.Danger).setDisabled(true),
        button('never', 'Silent', ButtonStyle.Danger),
      ),
      new ActionRowBuilder<ButtonBuilder>().addComponents(
        new ButtonBuilder().setURL('https://example.org/rules').setLabel('Rules').setStyle(ButtonStyle.Link),
      ),
    );
  const parts: { toJSON(): APIMessageTopLevelComponent }[] = [
    container,
    new FileBuilder().setURL('attachment://save.json'),
  ];
  return {
    flags: MessageFlags.IsComponentsV2,
    components: parts.map((part) => part.toJSON()),
    files: [
      { attachment: picture(1280, 960), name: 'board.png' },
      { attachment: picture(640, 480), name: 'hand.png' },
      { attachment: picture(200, 200), name: 'banner.png' },
      { attachment: Buffer.from('{}'), name: 'save.json' },
    ],
  };
}
