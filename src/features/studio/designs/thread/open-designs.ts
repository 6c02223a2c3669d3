import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import { designHash } from '#design/design-hash.ts';
import { currentVersion, type Design } from '#design/document.ts';
import { guardedUndo } from '#design/commands/undo-marks.ts';
import { upgraded } from '#design/upgrades/upgrades.ts';
import { readEnvelope } from '#design/commands/wire.ts';
import type {
  CommandOutcome,
  CommandRun,
  DesignRead,
  FinishedRun,
  ReadDesign,
  SentCommand,
  StoredState,
} from '#platform/threads/design-keeper.ts';
import { changeOf, restoreTo, withChanges, type DesignChange } from './design-changes.ts';

/** What a design must be told first: all that is stored above this number, or everything for null. */
export interface Behind {
  behind: number | null;
}

export interface OpenLimits {
  designs: number;
  /** Of all of them, as text: what they take in memory is some times that. */
  characters: number;
  /** After this much work a run takes no further command: a busy machine lets none of them wait for nothing. CPU-ms. */
  runMs: number;
}

interface OpenDesign {
  seq: number;
  design: Design;
  characters: number;
  /** Stored in an older form: the next version must be written with the next command. */
  outdated: boolean;
  /** The result of a run whose transaction is not through. */
  next: { ticket: number; seq: number; design: Design } | null;
}

/**
 * The documents the thread has open, least recently used first out. One is always a state the database has seen:
 * the result of a run becomes the document when it is kept, and is dropped with the next run otherwise.
 */
export function createOpenDesigns(limits: OpenLimits) {
  const open = new Map<string, OpenDesign>();
  let tickets = 0;

  /** `exact`: who has the design locked knows its end; who only reads may get more than they knew of. */
  function at(id: string, head: number, stored: StoredState | null, exact: boolean): OpenDesign | Behind {
    let found = open.get(id);
    if (stored?.version) found = loaded(stored);
    else if (found && stored) catchUp(found, stored);
    if (!found || (exact && found.seq > head)) return { behind: null };
    if (found.seq < head) return { behind: found.seq };
    open.delete(id);
    open.set(id, found);
    forgetOldest();
    return found;
  }

  function forgetOldest(): void {
    let characters = [...open.values()].reduce((sum, each) => sum + each.characters, 0);
    for (const [id, each] of open) {
      if (open.size === 1 || (open.size <= limits.designs && characters <= limits.characters)) break;
      open.delete(id);
      characters -= each.characters;
    }
  }

  return {
    run(
      { design: id, head, commands, restore, saveFrom }: CommandRun,
      stored: StoredState | null,
    ): FinishedRun | Behind {
      const found = at(id, head, stored, true);
      if ('behind' in found) return found;
      found.next = null;
      const begun = process.threadCpuUsage();
      let { design } = found;
      const outcomes: CommandOutcome[] = [];
      const steps = [
        ...(restore ? [(now: Design) => restored(now, restore)] : []),
        ...commands.map((sent) => (now: Design) => judge(now, sent)),
      ];
      for (const step of steps) {
        if (outcomes.length > 0 && workedMs(begun) >= limits.runMs) break;
        const judged = step(design);
        if ('refused' in judged) outcomes.push(judged);
        else {
          const { design: after, ...outcome } = judged;
          design = after;
          outcomes.push(outcome);
        }
      }
      const seq = head + outcomes.filter((each) => 'change' in each).length;
      const hash = designHash(design);
      const ticket = ++tickets;
      if (seq > head) found.next = { ticket, seq, design };
      const text = seq > head && (seq >= saveFrom || found.outdated) ? JSON.stringify(design) : null;
      const renamed = design.name === found.design.name ? null : design.name;
      return { ticket, outcomes, hash, renamed, documentVersion: currentVersion, text };
    },
    keep(id: string, ticket: number): void {
      const found = open.get(id);
      if (found?.next?.ticket !== ticket) return;
      const { seq, design } = found.next;
      Object.assign(found, { seq, design, next: null, outdated: false });
    },
    read({ design: id, head, withText }: DesignRead, stored: StoredState | null): ReadDesign | Behind {
      const found = at(id, head, stored, false);
      if ('behind' in found) return found;
      return { seq: found.seq, hash: designHash(found.design), text: withText ? JSON.stringify(found.design) : null };
    },
  };
}

function loaded({ version, changes }: StoredState): OpenDesign {
  const { seq, text } = version!;
  const whole = withChanges(JSON.parse(text) as Record<string, unknown>, changes.map(changeIn));
  if (Number(whole['version']) > currentVersion) throw new Error('this design was stored by a newer server');
  return {
    seq: changes.at(-1)?.seq ?? seq,
    design: upgraded(whole) as unknown as Design,
    characters: text.length,
    outdated: Number(whole['version']) < currentVersion,
    next: null,
  };
}

/** What other servers did meanwhile. */
function catchUp(found: OpenDesign, { changes }: StoredState): void {
  const fresh = changes.filter(({ seq }) => seq > found.seq);
  found.design = withChanges(found.design, fresh.map(changeIn));
  found.seq = fresh.at(-1)?.seq ?? found.seq;
}

function changeIn({ change }: StoredState['changes'][number]): DesignChange {
  return change as DesignChange;
}

type Judged = (Exclude<CommandOutcome, { refused: unknown }> & { design: Design }) | Refused;
type Refused = Extract<CommandOutcome, { refused: unknown }>;

function judge(design: Design, sent: SentCommand): Judged {
  const read = readEnvelope(sent);
  if (!read.ok) return { id: sent.id, refused: { reason: read.reason, path: read.path } };
  const { id, command, undo } = read.envelope;
  const { command: meant, skipped } =
    undo && command.kind === 'restore'
      ? guardedUndo(design, command, undo)
      : { command: command as Command, skipped: [] };
  if (skipped.length > 0 && Object.keys(meant).length === 1)
    return { id, refused: { reason: 'changed_since', path: skipped[0] ?? '' } };
  return performed(design, id, meant, skipped);
}

function restored(design: Design, { id, text }: { id: string; text: string }): Judged {
  const wanted = upgraded(JSON.parse(text) as Record<string, unknown>) as unknown as Design;
  return performed(design, id, restoreTo(design, { ...wanted, name: design.name }), []);
}

function performed(design: Design, id: string, command: Command, skipped: string[]): Judged {
  const applied = apply(design, command);
  return applied.ok
    ? { id, command, change: changeOf(applied.inverse, applied.design), skipped, design: applied.design }
    : { id, refused: { reason: applied.reason, path: applied.path } };
}

/** Of this thread, in milliseconds of CPU. */
function workedMs(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}
