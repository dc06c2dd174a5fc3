/** Pressing a button or choosing from a menu of one message: which one is on its way, and what went wrong. */
import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { PageMessage } from '../../page-api.js';
import { useParlour } from '../state/parlour.js';

export type Pressing = {
  /** The custom id that waits for its answer. */
  busy: string | undefined;
  problem: string | undefined;
  press: (customId: string, values?: string[]) => void;
};

export const PressContext = createContext<Pressing>({ busy: undefined, problem: undefined, press: () => undefined });

export const usePressing = (): Pressing => useContext(PressContext);

export function usePressesOf(message: PageMessage): Pressing {
  const { deeds } = useParlour();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const press = async (customId: string, values?: string[]) => {
    setBusy(customId);
    setProblem(undefined);
    setProblem(await deeds.press(message.id, customId, values));
    setBusy(undefined);
  };
  return {
    busy,
    problem,
    press: (customId, values) => {
      if (busy === undefined) void press(customId, values);
    },
  };
}
