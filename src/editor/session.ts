import { newHistory, perform, redo, undo } from '#design/history.ts';
import type { History } from '#design/history.ts';
import type { Command } from '#design/commands/command-table.ts';
import { levelOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Fault } from '#design/fault.ts';
import { beginGesture, onto, previewed } from '#editor/gesture.ts';
import type { ShowOf } from '#editor/gesture.ts';
import { withoutForeign } from '#editor/foreign-changes.ts';
import { surviving } from '#editor/selection.ts';
import type { Cause, Performed, SessionState, ViewRequest } from '#editor/session-state.ts';
import { exists } from '#editor/things.ts';
import { metric } from '#editor/units.ts';

export type Outcome =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly fault: Fault | null };

/** What may be set from outside; the history changes by commands alone. */
type Settable = Partial<Omit<SessionState, 'history' | 'gesture' | 'refusal'>>;

/** One open design: the only thing views subscribe to, and the only way anything in it changes. */
export interface Session {
  readonly state: SessionState;
  readonly design: Design;
  /** What is to be drawn: the document, or with it what is in hand. */
  readonly shown: Design;
  /** Called after a change; several changes within `together` are one. */
  subscribe(listener: () => void): () => void;
  together<T>(change: () => T): T;
  set(change: Settable): void;

  /** The one way the document changes. With `continues`, a repeat joins the step before. */
  perform(command: Command, options?: { readonly continues?: boolean }): Outcome;
  undo(): boolean;
  redo(): boolean;

  /** Previews what is in hand; begins a gesture where there is none. */
  preview(command: Command | null, show?: ShowOf): void;
  /** Ends the gesture as one step. Nothing happens where there is nothing in hand. */
  commit(): Outcome;
  cancel(): void;

  /** Every change made here, for the outbox. */
  onPerformed(listener: (performed: Performed) => void): () => void;
  /** Brings in what others did, or a rebased document: selection, level, history and what is in hand survive by id. */
  replaceDesign(design: Design): void;
  /** With its steps, after a reload. */
  restore(history: History): void;

  request(request: ViewRequest): void;
  onRequest(listener: (request: ViewRequest) => void): () => void;
}

export function createSession(design: Design): Session {
  let state = firstState(design);
  let depth = 0;
  let changed = false;
  const listeners = new Set<() => void>();
  const performers = new Set<(performed: Performed) => void>();
  const requesters = new Set<(request: ViewRequest) => void>();

  function put(change: Partial<SessionState>): void {
    const keys = Object.keys(change) as (keyof SessionState)[];
    if (keys.every((key) => state[key] === change[key])) return;
    state = { ...state, ...change };
    changed = true;
    if (depth === 0) tell();
  }

  function tell(): void {
    if (!changed) return;
    changed = false;
    for (const listener of listeners) listener();
  }

  function together<T>(change: () => T): T {
    depth++;
    try {
      return change();
    } finally {
      if (--depth === 0) tell();
    }
  }

  /** The document has changed: what pointed at things that are gone lets go of them. */
  function putHistory(history: History): void {
    const { design } = history;
    put({
      history,
      selection: surviving(state.selection, design),
      hover: state.hover !== null && exists(design, state.hover) ? state.hover : null,
      level: levelOf(design, state.level) ? state.level : nearestLevel(design, state),
    });
  }

  function refuse(command: Command, fault: Fault | null): Outcome {
    const number = (state.refusal?.number ?? 0) + 1;
    put({ refusal: { command: command.kind, fault, readOnly: state.readOnly, number } });
    return { ok: false, fault };
  }

  function did(command: Command, cause: Cause, before: Design): void {
    const performed = { command, cause, before, after: state.history.design };
    for (const performer of performers) performer(performed);
  }

  function performNow(command: Command, continues: boolean): Outcome {
    if (state.readOnly) return refuse(command, null);
    const before = state.history.design;
    const done = perform(state.history, command, continues);
    if (!done.ok) return refuse(command, { reason: done.reason, path: done.path });
    if (done.history === state.history) return { ok: true, changed: false };
    putHistory(done.history);
    put({ refusal: null });
    did(command, 'edit', before);
    return { ok: true, changed: true };
  }

  function travel(cause: 'undo' | 'redo'): boolean {
    if (state.readOnly) return false;
    // What is in hand is the latest thing done: an undo takes back that and nothing else.
    if (state.gesture) {
      const ended = commit();
      if (cause === 'redo' || !ended.ok || !ended.changed) return false;
    }
    const before = state.history.design;
    const list = cause === 'undo' ? 'past' : 'future';
    const step = state.history[list].at(-1);
    if (!step) return false;
    const history = cause === 'undo' ? undo(state.history) : redo(state.history);
    if (history === state.history) {
      // Others have changed what it rests on: it is told and let go, or nothing before it could be undone either.
      putHistory({ ...history, [list]: history[list].slice(0, -1) });
      refuse(step.back, null);
      return false;
    }
    putHistory(history);
    did(step.back, cause, before);
    return true;
  }

  function commit(): Outcome {
    const { gesture } = state;
    if (!gesture) return { ok: true, changed: false };
    put({ gesture: null });
    if (!gesture.command) return { ok: true, changed: false };
    return performNow(gesture.command, false);
  }

  const listen = <T>(set: Set<T>, listener: T) => {
    set.add(listener);
    return () => void set.delete(listener);
  };

  return {
    get state() {
      return state;
    },
    get design() {
      return state.history.design;
    },
    get shown() {
      return state.gesture?.design ?? state.history.design;
    },
    subscribe: (listener) => listen(listeners, listener),
    together,
    set: put,
    perform: (command, { continues = false } = {}) => together(() => performNow(command, continues)),
    undo: () => together(() => travel('undo')),
    redo: () => together(() => travel('redo')),
    preview: (command, show = {}) =>
      put({ gesture: previewed(state.gesture ?? beginGesture(state.history.design), command, show) }),
    commit: () => together(commit),
    cancel: () => put({ gesture: null }),
    onPerformed: (listener) => listen(performers, listener),
    replaceDesign: (design) =>
      together(() => {
        putHistory(withoutForeign(state.history, design));
        if (state.gesture) put({ gesture: onto(state.gesture, design) });
      }),
    restore: (history) => together(() => putHistory(history)),
    request: (request) => {
      for (const requester of requesters) requester(request);
    },
    onRequest: (listener) => listen(requesters, listener),
  };
}

function firstState(design: Design): SessionState {
  return {
    history: newHistory(design),
    level: design.levels[0]!.id,
    selection: [],
    hover: null,
    tool: { tool: 'select', state: 'idle' },
    view: { scale: 0.1, centre: { x: 0, y: 0 }, input: 'mouse', mode: 'plan' },
    units: metric,
    snapping: true,
    cursor: null,
    gesture: null,
    readOnly: null,
    hasComments: false,
    mayComment: false,
    refusal: null,
    saving: { pending: 0, acknowledged: 0 },
  };
}

/** Its storey is gone: the one that took its place, or the highest. */
function nearestLevel(design: Design, state: SessionState): string {
  const was = state.history.design.levels.findIndex((level) => level.id === state.level);
  return (design.levels[Math.max(0, was)] ?? design.levels.at(-1)!).id;
}
