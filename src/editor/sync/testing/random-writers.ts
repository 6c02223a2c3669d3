import type { Command } from '#design/commands/command-table.ts';
import { commandFor } from '#design/testing/random-commands.ts';
import { marksOf, type UndoMarks } from '#design/commands/undo-marks.ts';
import type { Rng } from '#lib/random.ts';
import type { Sync } from '../sync.ts';
import type { Browser, SyncWorld, Tab } from './sync-world.ts';

/** Someone at work in a tab: does and undoes things at random. */
export interface Writer {
  browser: Browser;
  tab: Tab;
  /** Ids of what was done, with the moment. */
  done: { id: string; at: number }[];
  steps: Steps;
}
export type Steps = { back: Command; undo: UndoMarks }[];

export async function newWriter(world: SyncWorld, browser: Browser): Promise<Writer> {
  return { browser, tab: await world.open(browser), done: [], steps: [] };
}

/** `serial` makes new ids new. */
export function writeSomething(world: SyncWorld, writer: Writer, rng: Rng, serial: number): void {
  const id = randomStep(writer.tab.sync, writer.steps, rng, serial);
  if (id !== null) writer.done.push({ id, at: world.clock.now() });
}

/** Does something, or undoes the last step; the id of the command, or null where nothing came of it. */
export function randomStep(sync: Sync, steps: Steps, rng: Rng, serial: number): string | null {
  const step = rng.next() < 0.2 ? steps.pop() : undefined;
  const performed = step
    ? sync.perform(step.back, { undo: step.undo })
    : sync.perform(commandFor(sync.design(), diceOf(rng), serial));
  if (!performed.ok || performed.id === null) return null;
  const { inverse, after } = performed.done;
  if (!step) steps.push({ back: inverse, undo: marksOf(after, inverse) });
  return performed.id;
}

function diceOf(rng: Rng): Parameters<typeof commandFor>[1] {
  const whole = (low: number, high: number) => Math.floor(rng.between(low, high));
  return {
    kind: whole(0, 10_000),
    pick: [0, 1, 2].map(() => whole(0, 10_000)),
    mm: [0, 1, 2, 3].map(() => whole(-6000, 6000)),
    yes: rng.next() < 0.5,
  };
}
