/** A select menu: a button that says what is chosen, and a list to choose from, for one choice or several. */
import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { PageMember } from '../../page-api.js';
import { Avatar } from '../chrome/avatar.js';
import { Icon } from '../chrome/icons.js';
import { useParlour } from '../state/parlour.js';
import { Emoji } from './emoji.js';
import { usePlacement } from './placement.js';

export type MenuItem = {
  value: string;
  label: string;
  description?: string | undefined;
  emoji?: APIMessageComponentEmoji | undefined;
  member?: PageMember | undefined;
};

type Props = {
  label: string;
  items: readonly MenuItem[];
  chosen: readonly string[];
  min: number;
  max: number;
  disabled: boolean;
  busy: boolean;
  /** Long lists of people and channels can be searched. */
  searchable: boolean;
  onChosen: (values: string[]) => void;
};

export function Menu(props: Props) {
  const { items, chosen, label, disabled, busy } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const picked = items.filter((item) => chosen.includes(item.value));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div class="menu">
      <button
        ref={button}
        type="button"
        class={picked.length > 0 ? 'menu-button' : 'menu-button empty'}
        disabled={disabled || busy}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={list}
        aria-label={picked.length > 0 ? `${label}: ${picked.map((item) => item.label).join(', ')}` : label}
        aria-busy={busy}
        onClick={() => {
          setOpen(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span class="menu-chosen">
          {picked.length === 0
            ? label
            : picked.map((item) => (
                <span key={item.value} class={props.max > 1 ? 'menu-chip' : ''}>
                  <ItemFace item={item} />
                  {item.label}
                </span>
              ))}
        </span>
        <Icon name="down" />
      </button>
      {open && <MenuList {...props} id={list} anchor={button} onClose={close} />}
    </div>
  );
}

function ItemFace({ item }: { item: MenuItem }) {
  return (
    <>
      {item.emoji && <Emoji emoji={item.emoji} />}
      {item.member && <Avatar member={item.member} size="tiny" />}
    </>
  );
}

type ListProps = Props & { id: string; anchor: { current: HTMLButtonElement | null }; onClose: () => void };

function MenuList({ id, anchor, items, chosen, min, max, label, searchable, onChosen, onClose }: ListProps) {
  const { words } = useParlour();
  const place = usePlacement(anchor);
  const frame = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<readonly string[]>(chosen);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const several = max > 1;
  const found = items.filter((item) => item.label.toLowerCase().includes(search.toLowerCase()));
  const enough = draft.length >= min && draft.length <= max;
  const changed = draft.join('\n') !== chosen.join('\n');

  const finish = () => {
    if (several && enough && changed) onChosen([...draft]);
    onClose();
  };
  const toggle = (value: string) => {
    if (!several) {
      const again = chosen.includes(value);
      if (!again) onChosen([value]);
      else if (min === 0) onChosen([]);
      onClose();
    } else if (draft.includes(value)) setDraft(draft.filter((one) => one !== value));
    else if (draft.length < max) setDraft([...draft, value]);
  };

  useEffect(() => {
    const field = frame.current?.querySelector<HTMLElement>('input, [role=listbox]');
    field?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    frame.current?.querySelector('[data-active=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    const onDown = (event: PointerEvent) => {
      const target = event.target;
      if (!(target instanceof Node) || frame.current?.contains(target) || anchor.current?.contains(target)) return;
      finish();
    };
    document.addEventListener('pointerdown', onDown);
    return () => {
      document.removeEventListener('pointerdown', onDown);
    };
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const activeItem = found[active];
    const moves: Partial<Record<string, () => void>> = {
      ArrowDown: () => {
        setActive(Math.min(active + 1, found.length - 1));
      },
      ArrowUp: () => {
        setActive(Math.max(active - 1, 0));
      },
      Home: () => {
        setActive(0);
      },
      End: () => {
        setActive(found.length - 1);
      },
      Enter: () => {
        if (activeItem) toggle(activeItem.value);
      },
      Escape: onClose,
      Tab: finish,
      ...(searchable
        ? {}
        : {
            ' ': () => {
              if (activeItem) toggle(activeItem.value);
            },
          }),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  return (
    <div class="menu-sheet" ref={frame} style={place} onKeyDown={onKeyDown}>
      {searchable && (
        <input
          type="search"
          class="menu-search"
          placeholder={words.searchMembers}
          aria-label={words.searchMembers}
          aria-controls={id}
          value={search}
          onInput={(event) => {
            setSearch(event.currentTarget.value);
            setActive(0);
          }}
        />
      )}
      <ul
        id={id}
        class="menu-list"
        role="listbox"
        aria-label={label}
        aria-multiselectable={several}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        tabIndex={searchable ? -1 : 0}
      >
        {found.map((item, index) => {
          const selected = draft.includes(item.value);
          return (
            <li
              key={item.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={selected}
              aria-disabled={several && !selected && draft.length >= max}
              data-active={index === active}
              onPointerMove={() => {
                setActive(index);
              }}
              onClick={() => {
                toggle(item.value);
              }}
            >
              <ItemFace item={item} />
              <span class="about">
                <span class="name">{item.label}</span>
                {item.description && <span class="hint">{item.description}</span>}
              </span>
              <span class={several ? 'tick box' : 'tick'}>{selected && <Icon name="check" />}</span>
            </li>
          );
        })}
        {found.length === 0 && <li class="nothing">{words.noMatch}</li>}
      </ul>
      {several && (
        <footer class="menu-foot">
          <span class="hint">{words.chooseBetween(min, max)}</span>
          <button type="button" class="button primary" disabled={!enough} onClick={finish}>
            {words.done}
          </button>
        </footer>
      )}
    </div>
  );
}
