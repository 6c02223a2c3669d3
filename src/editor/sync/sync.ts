import type { Command } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import type { Cursor, Envelope } from '#design/commands/wire.ts';
import { createCompany, type Other } from './company.ts';
import { createConversation } from './conversation.ts';
import { createCopy, type CopyStart, type How, type Performed } from './copy.ts';
import { adoptDeadWindows } from './dead-windows.ts';
import type { SyncPorts } from './ports.ts';
import { savingOf, type SyncState, type Unnamed } from './sync-state.ts';

/** How often lines are asked for while the stream is down, and dead windows looked for. Milliseconds. */
const pollEvery = 10_000;
const lookForDeadEvery = 15_000;
/** How often who is there says so, also without moving. Milliseconds. */
const pointEvery = 10_000;

/** An open design that saves itself. Everything done to it goes through `perform`. */
export interface Sync {
  design(): Design;
  /** The last number of the log it holds. */
  seq(): number;
  state(): SyncState;
  perform(command: Command, how?: How): Performed;
  /** A command that could not be performed here at all is named like one the server refused. */
  name(conflict: Unnamed): void;
  /** After every change of the design on screen (`gone`: commands that did not take effect) and of the state. */
  subscribe(listener: SyncListener): () => void;
  /** What the server has not answered, the oldest first. */
  unsent(): readonly Envelope[];
  /** The person asks that it be sent now. */
  retry(): void;
  /** The person has seen a conflict, or a fork that is kept. */
  dismiss(id: string): void;
  /** Where this person points; told to the others while there are any. */
  point(cursor: Cursor): void;
  /** Who else has it open; another list whenever it changes. */
  others(): readonly Other[];
  /** Others have the design open too: changes go out four times a second. */
  setCompany(is: boolean): void;
  /** Another session began, or rights may have changed. */
  askAgain(): void;
  /** Writes at once what waits to be written: the page is being left. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface SyncListener {
  design?(design: Design, gone: ReadonlySet<string>): void;
  state?(state: SyncState): void;
  others?(others: readonly Other[]): void;
  /** Something may have been said: the stream says so, or it was away. */
  comments?(): void;
}

export function startSync(ports: SyncPorts, start: CopyStart, release: () => void): Sync {
  const listeners = new Set<SyncListener>();
  const copy = createCopy(ports, start, {
    design: (gone) => listeners.forEach((each) => each.design?.(copy.replica().design, gone)),
    state: stateChanged,
  });
  const conversation = createConversation(ports, copy, tellState);
  const company = createCompany(copy.window);
  /** Where this person pointed last. */
  let here: Cursor = { level: '', at: null, selected: [] };
  let closed = false;
  let streamUp = false;
  let state = stateNow();

  function stateChanged(): void {
    conversation.wake();
    tellState();
  }

  function tellState(): void {
    if (closed) return;
    const next = stateNow();
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    listeners.forEach((each) => each.state?.(state));
  }

  function tellOthers(): void {
    const others = company.others();
    conversation.setCompany(others.length > 0);
    listeners.forEach((each) => each.others?.(others));
  }

  function stateNow(): SyncState {
    const unsent = copy.replica().pending.length;
    const rights = copy.rights();
    const { edit, reason } = rights;
    const offline = conversation.offline();
    return {
      saving: savingOf({
        readOnly: edit ? null : (reason ?? 'forbidden'),
        offlineSince: offline?.since ?? null,
        cause: offline?.cause ?? 'network',
        busy: unsent > 0,
      }),
      unsent,
      rights,
      kept: copy.queue.works(),
      conflicts: copy.conflicts(),
      forks: copy.forks().map(({ fork: { id, reason: why, at, commands }, version }) => ({
        id,
        reason: why,
        at,
        commands: commands.length,
        version,
      })),
    };
  }

  function tellOfComments(): void {
    listeners.forEach((each) => each.comments?.());
  }

  const stopStream = ports.stream.follow(
    {
      open() {
        streamUp = true;
        conversation.online(true);
        conversation.greet(here);
        tellOfComments();
      },
      entry(entry) {
        if (closed) return;
        if (!copy.take([entry], 'stream')) conversation.askHead();
        else if (copy.hasGap()) conversation.catchUp();
      },
      lost: () => void (streamUp = false),
      presence(presence) {
        if (company.hear(presence, ports.clock.now())) conversation.greet(here);
        tellOthers();
      },
      comments: tellOfComments,
      rights(rights) {
        copy.restrict(rights);
        stateChanged();
        tellOfComments();
      },
      ended() {
        streamUp = false;
        // Whoever is still there says so when it opens again.
        if (company.forgetSilent(Infinity)) tellOthers();
        conversation.askHead();
        tellOfComments();
      },
    },
    copy.window,
  );
  const stopConnection = ports.connection.changed(() => conversation.online(ports.connection.online()));
  const stopPolling = every(ports.clock, pollEvery, () => {
    if (!streamUp) conversation.catchUp();
  });
  const stopTelling = every(ports.clock, pointEvery, () => {
    if (company.forgetSilent(ports.clock.now())) tellOthers();
    if (company.others().length > 0) conversation.point(here);
  });
  const stopLooking = every(ports.clock, lookForDeadEvery, () => void adoptDeadWindows(ports, copy));
  if (!ports.connection.online()) conversation.online(false);
  conversation.wake();

  return {
    design: () => copy.replica().design,
    seq: () => copy.replica().seq,
    state: () => state,
    perform: copy.perform,
    name: copy.name,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    unsent: () => copy.replica().pending.map(({ envelope }) => envelope),
    retry: () => conversation.online(true),
    dismiss: copy.dismiss,
    point(cursor) {
      here = cursor;
      conversation.point(cursor);
    },
    others: company.others,
    setCompany: conversation.setCompany,
    askAgain() {
      conversation.online(true);
      conversation.askHead();
    },
    flush: copy.queue.flush,
    async close() {
      if (closed) return;
      closed = true;
      conversation.stop();
      stopStream();
      stopConnection();
      stopPolling();
      stopTelling();
      stopLooking();
      await copy.queue.flush();
      copy.queue.stop();
      release();
    },
  };
}

function every(clock: SyncPorts['clock'], milliseconds: number, call: () => void): () => void {
  let cancel = clock.after(milliseconds, again);
  function again(): void {
    cancel = clock.after(milliseconds, again);
    call();
  }
  return () => cancel();
}
