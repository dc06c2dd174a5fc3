/** Where a list opens: below what it belongs to, or above it where there is more room. On a phone it is a sheet (see the styles). */
import { type RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

type Place = { left: string; width: string; maxHeight: string; top?: string; bottom?: string };

const GAP = 4;
const MARGIN = 12;
const TALLEST = 340;

export function usePlacement(anchor: RefObject<HTMLElement | null>): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const measure = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (!box) return;
      const below = innerHeight - box.bottom - MARGIN;
      const above = box.top - MARGIN;
      const shared = { left: `${box.left}px`, width: `${box.width}px` };
      setPlace(
        below >= Math.min(TALLEST, above)
          ? { ...shared, top: `${box.bottom + GAP}px`, maxHeight: `${Math.min(TALLEST, below)}px` }
          : { ...shared, bottom: `${innerHeight - box.top + GAP}px`, maxHeight: `${Math.min(TALLEST, above)}px` },
      );
    };
    measure();
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [anchor]);
  return place;
}
