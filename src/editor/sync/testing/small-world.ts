import type { Command } from '#design/commands/command-table.ts';
import { newDesign } from '#design/document.ts';
import { lightDefaults } from '#design/records/light.ts';
import { createSyncWorld, type Browser, type SyncWorld, type Tab } from './sync-world.ts';

export const rename = (name: string): Command => ({ kind: 'design.rename', name });
export const hour = (value: number): Command => ({ kind: 'settings.change', settings: { hour: value } });
export const light = (id: string): Command => ({
  kind: 'light.add',
  light: { ...lightDefaults, id, level: 'lv_1', at: { x: 0, y: 0, z: 2000 } },
});

/** Two people with an empty home open. */
export async function smallWorld(seed = 7): Promise<{ all: SyncWorld; me: Browser; mine: Tab; other: Tab }> {
  const all = createSyncWorld(newDesign('home'), seed);
  const me = all.browser('u_me');
  const mine = await all.open(me);
  const other = await all.open(all.browser('u_other'));
  return { all, me, mine, other };
}

/** Performs a command that must be possible; its id. */
export function did(tab: Tab, command: Command): string {
  const done = tab.sync.perform(command);
  if (!done.ok || done.id === null) throw new Error('not done');
  return done.id;
}
