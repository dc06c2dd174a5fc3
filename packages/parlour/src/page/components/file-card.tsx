/** A file to take away. */
import { Icon } from '../chrome/icons.js';
import { useParlour } from '../state/parlour.js';
import { localPath } from './local-path.js';

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

function wordSize(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}

export function FileCard({ name, url, size }: { name: string; url: string; size: number | undefined }) {
  const { words } = useParlour();
  const path = localPath(url);
  const title = name || decodeURIComponent(path.split('?')[0]?.split('/').at(-1) ?? '');
  return (
    <a class="file-card" href={path} download={title} aria-label={words.download(title)}>
      <Icon name="file" />
      <span class="about">
        <span class="name">{title}</span>
        {size !== undefined && <span class="hint">{wordSize(size, words.intl)}</span>}
      </span>
      <Icon name="download" />
    </a>
  );
}
