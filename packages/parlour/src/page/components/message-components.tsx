/** Discord's message components, old and new, each by its own part. */
import type {
  APIActionRowComponent,
  APIComponentInContainer,
  APIComponentInMessageActionRow,
  APIContainerComponent,
  APIMessageTopLevelComponent,
  APISectionComponent,
  APIThumbnailComponent,
} from 'discord-api-types/v10';
import { Markdown, Spoiler } from '../markdown/markdown.js';
import { Button } from './button.js';
import { colourOf } from './colour.js';
import { FileCard } from './file-card.js';
import { Gallery } from './gallery.js';
import { KIND, LARGE } from './kinds.js';
import { MessageSelect } from './message-select.js';

export function MessageComponents({ components }: { components: readonly APIMessageTopLevelComponent[] }) {
  return (
    <>
      {components.map((component, index) => (
        <Part key={component.id ?? index} component={component} />
      ))}
    </>
  );
}

function Part({ component }: { component: APIMessageTopLevelComponent | APIComponentInContainer }) {
  switch (component.type) {
    case KIND.Container:
      return <Container container={component} />;
    case KIND.TextDisplay:
      return <Markdown text={component.content} />;
    case KIND.Section:
      return <Section section={component} />;
    case KIND.MediaGallery:
      return (
        <Gallery
          pictures={component.items.map((item) => ({
            url: item.media.url,
            description: item.description ?? undefined,
            spoiler: item.spoiler,
            width: item.media.width ?? undefined,
            height: item.media.height ?? undefined,
          }))}
        />
      );
    case KIND.File:
      return <FileCard name={component.name ?? ''} url={component.file.url} size={component.size} />;
    case KIND.Separator: {
      const size = component.spacing === LARGE ? 'separator large' : 'separator';
      return component.divider === false ? <div class={size} /> : <hr class={size} />;
    }
    case KIND.ActionRow:
      return <ActionRow row={component} />;
  }
}

function Container({ container }: { container: APIContainerComponent }) {
  const accent = colourOf(container.accent_color);
  const inside = (
    <div class={accent ? 'container accented' : 'container'} style={accent ? { '--accent': accent } : undefined}>
      {container.components.map((component, index) => (
        <Part key={component.id ?? index} component={component} />
      ))}
    </div>
  );
  return container.spoiler ? <Spoiler>{inside}</Spoiler> : inside;
}

function Section({ section }: { section: APISectionComponent }) {
  return (
    <div class="section">
      <div class="section-text">
        {section.components.map((text, index) => (
          <Markdown key={text.id ?? index} text={text.content} />
        ))}
      </div>
      <div class="section-accessory">
        {section.accessory.type === KIND.Button ? (
          <Button button={section.accessory} />
        ) : (
          <Thumbnail thumbnail={section.accessory} />
        )}
      </div>
    </div>
  );
}

function Thumbnail({ thumbnail }: { thumbnail: APIThumbnailComponent }) {
  const { media, description, spoiler } = thumbnail;
  return (
    <div class="thumbnail">
      <Gallery pictures={[{ url: media.url, description: description ?? undefined, spoiler }]} />
    </div>
  );
}

function ActionRow({ row }: { row: APIActionRowComponent<APIComponentInMessageActionRow> }) {
  return (
    <div class="action-row">
      {row.components.map((component, index) =>
        component.type === KIND.Button ? (
          <Button key={index} button={component} />
        ) : (
          <MessageSelect key={index} select={component} />
        ),
      )}
    </div>
  );
}
