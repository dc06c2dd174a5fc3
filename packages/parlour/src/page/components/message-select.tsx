/** A select menu of a message: choosing sends at once. */
import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { useEffect, useState } from 'preact/hooks';
import { usePressing } from '../message/press.js';
import { useParlour } from '../state/parlour.js';
import { KIND } from './kinds.js';
import { Menu } from './menu.js';
import { defaultsOf, itemsOf } from './select-items.js';

export function MessageSelect({ select }: { select: APISelectMenuComponent }) {
  const { state, words } = useParlour();
  const { busy, press } = usePressing();
  const [chosen, setChosen] = useState(() => defaultsOf(select));
  const asSent = JSON.stringify(select);
  useEffect(() => {
    setChosen(defaultsOf(select));
  }, [asSent]);
  return (
    <Menu
      label={select.placeholder ?? words.makeSelection}
      items={itemsOf(select, state, words)}
      chosen={chosen}
      min={select.min_values ?? 1}
      max={select.max_values ?? 1}
      disabled={select.disabled === true || (busy !== undefined && busy !== select.custom_id)}
      busy={busy === select.custom_id}
      searchable={select.type !== KIND.StringSelect}
      onChosen={(values) => {
        setChosen(values);
        press(select.custom_id, values);
      }}
    />
  );
}
