/** A picture as large as the screen allows, then at its own size, with its description below. */
import { useState } from 'preact/hooks';
import { Dialog } from '../chrome/dialog.js';
import { IconButton } from '../chrome/icon-button.js';
import { useParlour } from '../state/parlour.js';
import type { Picture } from './gallery.js';
import { localPath } from './local-path.js';

type Props = { pictures: readonly Picture[]; first: number; onClose: () => void };

export function Lightbox({ pictures, first, onClose }: Props) {
  const { words } = useParlour();
  const [at, setAt] = useState(first);
  const [large, setLarge] = useState(false);
  const picture = pictures[at];
  if (!picture) return null;
  const alt = picture.description ?? words.imageWithoutText;
  const turn = (by: number) => {
    setAt((at + by + pictures.length) % pictures.length);
    setLarge(false);
  };
  const zoomWords = large ? words.zoomOut : words.zoomIn;
  return (
    <Dialog label={alt} class="lightbox" onClose={onClose}>
      <div
        class="lightbox-frame"
        onKeyDown={(event) => {
          if (pictures.length < 2) return;
          if (event.key === 'ArrowLeft') turn(-1);
          if (event.key === 'ArrowRight') turn(1);
        }}
      >
        <div class="lightbox-tools">
          {pictures.length > 1 && (
            <>
              <IconButton
                icon="left"
                label={words.previous}
                onClick={() => {
                  turn(-1);
                }}
              />
              <span>
                {at + 1} / {pictures.length}
              </span>
              <IconButton
                icon="right"
                label={words.next}
                onClick={() => {
                  turn(1);
                }}
              />
            </>
          )}
          <IconButton
            icon="zoom"
            label={zoomWords}
            onClick={() => {
              setLarge(!large);
            }}
          />
          <IconButton icon="close" label={words.close} onClick={onClose} />
        </div>
        <div
          class={large ? 'lightbox-stage large' : 'lightbox-stage'}
          onClick={(event) => {
            if (event.target === event.currentTarget) onClose();
          }}
        >
          <img
            src={localPath(picture.url)}
            alt={alt}
            onClick={() => {
              setLarge(!large);
            }}
          />
        </div>
        {picture.description && <p class="lightbox-caption">{picture.description}</p>}
      </div>
    </Dialog>
  );
}
