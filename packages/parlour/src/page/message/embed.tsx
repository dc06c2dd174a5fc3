/** A classic embed. */
import type { APIEmbed } from 'discord-api-types/v10';
import { colourOf } from '../components/colour.js';
import { Gallery } from '../components/gallery.js';
import { localPath } from '../components/local-path.js';
import { InlineMarkdown, Markdown } from '../markdown/markdown.js';
import { useNow } from '../markdown/now.js';
import { useParlour } from '../state/parlour.js';
import { wordWhen } from './day.js';

export function Embed({ embed }: { embed: APIEmbed }) {
  const { words } = useParlour();
  const now = useNow(60_000);
  const small = [embed.footer?.text, embed.timestamp && wordWhen(embed.timestamp, words, now)].filter(Boolean);
  const { image } = embed;
  return (
    <section class="embed" style={{ borderInlineStartColor: colourOf(embed.color) }}>
      {embed.thumbnail && <img class="embed-thumbnail" src={localPath(embed.thumbnail.url)} alt="" />}
      {embed.author && <p class="embed-author">{embed.author.name}</p>}
      {embed.title && (
        <p class="embed-title">
          {embed.url ? (
            <a href={embed.url} target="_blank" rel="noreferrer">
              <InlineMarkdown text={embed.title} />
            </a>
          ) : (
            <InlineMarkdown text={embed.title} />
          )}
        </p>
      )}
      {embed.description && <Markdown text={embed.description} />}
      {embed.fields && embed.fields.length > 0 && (
        <dl class="embed-fields">
          {embed.fields.map((field, index) => (
            <div key={index} class={field.inline ? 'inline' : ''}>
              <dt>
                <InlineMarkdown text={field.name} />
              </dt>
              <dd>
                <Markdown text={field.value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {image && <Gallery pictures={[{ url: image.url, width: image.width, height: image.height }]} />}
      {small.length > 0 && <p class="embed-footer">{small.join(' • ')}</p>}
    </section>
  );
}
