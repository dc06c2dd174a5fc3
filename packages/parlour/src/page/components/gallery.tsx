/** Pictures with their descriptions; any of them opens large. */
import { useState } from 'preact/hooks';
import { Spoiler } from '../markdown/markdown.js';
import { useParlour } from '../state/parlour.js';
import { Lightbox } from './lightbox.js';
import { localPath } from './local-path.js';

export type Picture = {
  url: string;
  description?: string | undefined;
  spoiler?: boolean | undefined;
  width?: number | undefined;
  height?: number | undefined;
};

export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const [open, setOpen] = useState<number>();
  return (
    <div class={`gallery of-${Math.min(pictures.length, 4)}`}>
      {pictures.map((picture, index) => (
        <Tile
          key={index}
          picture={picture}
          onOpen={() => {
            setOpen(index);
          }}
        />
      ))}
      {open !== undefined && (
        <Lightbox
          pictures={pictures}
          first={open}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}

function Tile({ picture, onOpen }: { picture: Picture; onOpen: () => void }) {
  const { words } = useParlour();
  const alt = picture.description ?? words.imageWithoutText;
  const image = (
    <img
      src={localPath(picture.url)}
      alt={alt}
      width={picture.width}
      height={picture.height}
      title={picture.description}
      draggable={false}
    />
  );
  if (picture.spoiler) return <Spoiler>{image}</Spoiler>;
  return (
    <button type="button" class="tile" aria-label={words.enlarge(alt)} onClick={onOpen}>
      {image}
      {picture.description && (
        <span class="alt-badge" title={picture.description}>
          ALT
        </span>
      )}
    </button>
  );
}
