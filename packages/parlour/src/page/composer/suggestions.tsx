/** The list above the composer: commands, options, or values. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PageMember } from '../../page-api.js';
import { Avatar } from '../chrome/avatar.js';

export type Suggestion = {
  key: string;
  label: string;
  detail?: string;
  aside?: string;
  member?: PageMember;
  take: () => void;
};

type Props = {
  id: string;
  label: string;
  heading: ComponentChildren;
  suggestions: readonly Suggestion[];
  /** -1: none. */
  active: number;
  onActive: (index: number) => void;
  empty: string | undefined;
};

export function Suggestions({ id, label, heading, suggestions, active, onActive, empty }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      class="suggestions"
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') event.preventDefault();
      }}
    >
      {heading}
      {suggestions.length > 0 && (
        <ul id={id} ref={list} role="listbox" aria-label={label}>
          {suggestions.map((suggestion, index) => (
            <li
              key={suggestion.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerMove={(event) => {
                if (event.pointerType === 'mouse') onActive(index);
              }}
              onClick={suggestion.take}
            >
              {suggestion.member && <Avatar member={suggestion.member} size="tiny" />}
              <span class="about">
                <span class="name">{suggestion.label}</span>
                {suggestion.detail && <span class="hint">{suggestion.detail}</span>}
              </span>
              {suggestion.aside && <span class="aside">{suggestion.aside}</span>}
            </li>
          ))}
        </ul>
      )}
      {suggestions.length === 0 && empty && <p class="nothing">{empty}</p>}
    </div>
  );
}

/** Up and down, round the ends. */
export function stepActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return undefined;
}
