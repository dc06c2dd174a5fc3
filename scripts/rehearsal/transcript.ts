/** Everything that was to be read in a channel, in the order in which it came. */
import type { Player } from '@barbican/parlour/player';
import type { Seen } from '@barbican/parlour/player';

function written(message: Seen, reader: string): string {
  const marks = [
    message.author,
    ...(message.ephemeral ? [`only for ${reader}`] : []),
    ...(message.silent ? ['silent'] : []),
    ...(message.pinged.length > 0 ? [`pings ${message.pinged.join(', ')}`] : []),
    ...(message.command === undefined ? [] : [message.command]),
  ];
  const pictures = message.pictures.map(
    ({ filename, width, height, alt }) => `  [${filename} ${width}×${height}] ${alt}`,
  );
  const menus = message.menus.map(
    ({ placeholder, options }) => `  {${placeholder}: ${options.map(({ label }) => label).join(' / ')}}`,
  );
  const buttons = message.buttons.map(({ label, disabled }) => (disabled ? `(${label})` : label));
  return [
    `--- ${marks.join(' · ')}`,
    message.text,
    ...pictures,
    ...menus,
    ...(buttons.length > 0 ? [`  [ ${buttons.join(' | ')} ]`] : []),
  ].join('\n');
}

export type Transcript = {
  /** Writes down what is new or changed since the last time. */
  read(): void;
  note(line: string): void;
  text(): string;
};

export function transcriptOf(channel: string, readers: readonly Player[]): Transcript {
  const known = new Set<string>();
  const lines: string[] = [];
  return {
    read() {
      for (const reader of readers)
        for (const message of reader.messages(channel)) {
          const line = message.thinking ? undefined : written(message, reader.name);
          if (line === undefined || known.has(message.id + line)) continue;
          // A board that loses its buttons is no news.
          const isStripped = known.has(message.id) && message.buttons.length === 0 && !message.ephemeral;
          known.add(message.id + line).add(message.id);
          if (!isStripped) lines.push(line);
        }
    },
    note(line) {
      lines.push(`>>> ${line}`);
    },
    text: () => `${lines.join('\n\n')}\n`,
  };
}
