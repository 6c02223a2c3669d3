import type { Command } from '#design/commands/command-table.ts';
import type { Restore } from '#design/commands/restore.ts';
import type { Design } from '#design/document.ts';
import type { History } from '#design/history.ts';
import { marksOf, restorePaths } from '#design/commands/undo-marks.ts';
import type { Sync } from './sync.ts';

type Shut = 'view_only' | 'newer_version';

/** What of an editing session saving needs; `editor/session.ts` is one. */
export interface SyncedSession {
  readonly design: Design;
  readonly state: { readonly history: History };
  set(change: { saving?: { pending: number; acknowledged: number }; readOnly?: Shut | null }): void;
  onPerformed(listener: (performed: SessionEdit) => void): () => void;
  replaceDesign(design: Design): void;
}

interface SessionEdit {
  readonly command: Command;
  readonly cause: 'edit' | 'undo' | 'redo';
  readonly before: Design;
  readonly after: Design;
}

/**
 * Everything done in the session is saved; what others do comes into it. Its steps let go of records that others
 * changed; those are remembered here and named when the step is undone (DECISIONS D6).
 */
export function bindSession(session: SyncedSession, sync: Sync): () => void {
  /** What a step has lost, by its number. */
  const lost = new Map<number, Set<string>>();
  /** The commands a step was made of, by its number. */
  const commandsOf = new Map<number, string[]>();
  let shut: Shut | null = null;

  function performed({ command, cause, before, after }: SessionEdit): void {
    const undo = cause !== 'edit' && command.kind === 'restore' ? marksOf(before, command) : undefined;
    const done = sync.perform(command, { ...(undo && { undo }), made: { before, after } });
    if (!done.ok) {
      sync.name({ command, cause: 'refused', reason: done.reason, path: done.path });
      session.replaceDesign(sync.design());
      return;
    }
    const { past, future } = session.state.history;
    if (cause === 'edit') remember(past, done.id);
    else nameLost((cause === 'undo' ? future : past).at(-1)?.state, command);
  }

  /** A repeat joins the step before under a new number. */
  function remember(past: History['past'], id: string | null): void {
    const step = past.at(-1);
    if (!step || id === null) return;
    const numbers = new Set(past.map(({ state }) => state));
    const joined = [...commandsOf].filter(([number]) => !numbers.has(number) && number === step.state - 1);
    for (const [number] of joined) commandsOf.delete(number);
    commandsOf.set(step.state, [...joined.flatMap(([, ids]) => ids), id]);
  }

  /** With steps of which nothing was left, and which this one was the next to be undone after. */
  function nameLost(state: number | undefined, command: Command): void {
    if (state === undefined) return;
    const steps = stepsOf(session.state.history);
    const due = [...lost].filter(([number]) => number === state || (number > state && !steps.has(number)));
    for (const [number] of due) lost.delete(number);
    const paths = new Set(due.flatMap(([, each]) => [...each]));
    if (paths.size > 0) sync.name({ command, cause: 'skipped', paths: [...paths] });
  }

  function replaced(design: Design, gone: ReadonlySet<string>): void {
    // A command that did not take effect has been named already.
    for (const [state, ids] of commandsOf) if (ids.some((id) => gone.has(id))) lost.delete(state);
    if (design === session.design) return;
    const before = stepsOf(session.state.history);
    session.replaceDesign(design);
    const after = stepsOf(session.state.history);
    for (const [state, back] of before) {
      if (commandsOf.get(state)?.some((id) => gone.has(id))) continue;
      const left = after.get(state);
      const kept = new Set(left ? restorePaths(left) : []);
      const missing = restorePaths(back).filter((path) => !kept.has(path));
      if (missing.length > 0) lost.set(state, new Set([...(lost.get(state) ?? []), ...missing]));
    }
  }

  function told(): void {
    const { saving, unsent } = sync.state();
    session.set({ saving: { pending: unsent, acknowledged: sync.seq() } });
    const now = saving.kind === 'read-only' ? shutBy(saving.reason) : null;
    // Only what changed: the page may have reasons of its own.
    if (now !== shut) session.set({ readOnly: now });
    shut = now;
  }

  const stopSession = session.onPerformed(performed);
  const stopSync = sync.subscribe({ design: replaced, state: told });
  replaced(sync.design(), new Set());
  told();
  return () => {
    stopSession();
    stopSync();
  };
}

function stepsOf({ past, future }: History): Map<number, Restore> {
  return new Map([...past, ...future].map(({ state, back }) => [state, back]));
}

function shutBy(reason: string): Shut {
  return reason === 'future_version' ? 'newer_version' : 'view_only';
}
