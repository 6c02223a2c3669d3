import { action, always } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import type { Panel, ViewMode } from '#editor/session-state.ts';

const modes: Record<string, { key: string; mode: ViewMode }> = {
  viewPlan: { key: 'Digit1', mode: 'plan' },
  viewSplit: { key: 'Digit2', mode: 'split' },
  viewSpace: { key: 'Digit3', mode: 'space' },
  viewWalk: { key: 'Digit4', mode: 'walk' },
};
const panels: Record<string, { keys: string[]; panel: Panel }> = {
  openPalette: { keys: ['Mod+KeyK'], panel: 'palette' },
  openKeys: { keys: ['Shift+Slash'], panel: 'keys' },
  toggleSides: { keys: ['Backslash'], panel: 'sides' },
  openFinishes: { keys: ['Shift+KeyP'], panel: 'finishes' },
};

/** Digits are views while nothing is drawn; a drawing tool takes them for lengths. */
export const viewActions: readonly Action[] = [
  ...Object.entries(modes).map(([id, { key, mode }]) =>
    action({
      id,
      group: 'view',
      keys: [key],
      during: 'select',
      reads: true,
      allowed: always,
      run({ session }) {
        session.set({ view: { ...session.state.view, mode } });
        session.request({ kind: 'mode', mode });
      },
    }),
  ),
  ...Object.entries(panels).map(([id, { keys, panel }]) =>
    action({
      id,
      group: 'view',
      keys,
      reads: true,
      allowed: always,
      run: ({ session }) => session.request({ kind: 'panel', panel }),
    }),
  ),
];
