/** The page's own line icons. Decoration only: whatever holds one carries the words. */

const PATHS = {
  hash: 'M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17',
  thread: 'M4 5h16M4 10h16M4 15h9M16 15l4 3-4 3',
  direct: 'M4 5h16v11H10l-5 4v-4H4z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  send: 'M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4',
  down: 'm6 9 6 6 6-6',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z',
  eye: 'M2 12s3.5-6 10-6 10 6 10 6-3.5 6-10 6-10-6-10-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  link: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  check: 'm5 12 5 5 9-10',
  slash: 'M15 4 9 20M5 4h14v16H5z',
  alert: 'M12 8v5M12 16.5v.01M12 3 2.5 20h19z',
  reply: 'M20 18v-4a4 4 0 0 0-4-4H5M9 5 4 10l5 5',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  zoom: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4.5 4.5M11 8v6M8 11h6',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
