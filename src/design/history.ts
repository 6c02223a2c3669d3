import { apply, repeatOf } from '#design/apply.ts';
import { mergedRestore } from '#design/inverse.ts';
import type { Command } from '#design/commands/command-table.ts';
import type { Restore } from '#design/commands/restore.ts';
import type { Design } from '#design/document.ts';
import type { Fault } from '#design/fault.ts';

/** A step of the history. `state` numbers the design it led to. */
export interface Step {
  /** What was done, for the menu: *Undo: move wall*. */
  kind: Command['kind'];
  back: Restore;
  /** A repeat with this `from` belongs to it, where it is said to continue. */
  repeat: string | null;
  state: number;
}

/** A design with its undo and redo steps. Plain data: a window can store it, a test can compare it. */
export interface History {
  design: Design;
  past: readonly Step[];
  future: readonly Step[];
  /** Number of the design before the first step kept, of the next one made, and of the one last saved. */
  base: number;
  next: number;
  saved: number;
}

type Performed = { ok: true; history: History } | ({ ok: false } & Fault);

const maxSteps = 300;

export function newHistory(design: Design): History {
  return { design, past: [], future: [], base: 0, next: 1, saved: 0 };
}

/** With `continues`, a repeat of the last command becomes part of its step: a key held down is one undo. */
export function perform(history: History, command: Command, continues = false): Performed {
  const applied = apply(history.design, command);
  if (!applied.ok) return applied;
  if (isEmptyRestore(applied.inverse)) return { ok: true, history };
  const repeat = repeatOf(command);
  const last = history.past.at(-1);
  const merges =
    continues &&
    last &&
    repeat &&
    history.future.length === 0 &&
    last.repeat === repeat.from &&
    stateOf(history) !== history.saved;
  const back = merges ? mergedRestore(last.back, applied.inverse) : applied.inverse;
  const step = { kind: command.kind, back, repeat: repeat?.to ?? null, state: history.next };
  const past = [...(merges ? history.past.slice(0, -1) : history.past), step];
  return {
    ok: true,
    history: trimmed({ ...history, design: applied.design, past, future: [], next: history.next + 1 }),
  };
}

export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  const applied = apply(history.design, step.back);
  if (!applied.ok) return history;
  const forth = { ...step, back: applied.inverse, repeat: null };
  return { ...history, design: applied.design, past: history.past.slice(0, -1), future: [...history.future, forth] };
}

export function redo(history: History): History {
  const step = history.future.at(-1);
  if (!step) return history;
  const applied = apply(history.design, step.back);
  if (!applied.ok) return history;
  return {
    ...history,
    design: applied.design,
    past: [...history.past, { ...step, back: applied.inverse }],
    future: history.future.slice(0, -1),
  };
}

export function markSaved(history: History): History {
  return { ...history, saved: stateOf(history) };
}

/** Also after undoing past the last save, and not after coming back to it. */
export function isDirty(history: History): boolean {
  return stateOf(history) !== history.saved;
}

function stateOf(history: History): number {
  return history.past.at(-1)?.state ?? history.base;
}

function trimmed(history: History): History {
  const over = history.past.length - maxSteps;
  if (over <= 0) return history;
  return { ...history, past: history.past.slice(over), base: history.past[over - 1]!.state };
}

function isEmptyRestore(inverse: Restore): boolean {
  return Object.keys(inverse).length === 1;
}
