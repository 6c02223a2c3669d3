import { currentVersion } from '#design/document.ts';
import type { Send } from '#design/commands/wire.ts';
import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { payloadOf, publish, type PublishedEvent } from '#platform/events.server.ts';
import { withoutUnseen } from '#platform/limited-text.ts';
import type { CommandOutcome, CommandRun, FinishedRun, SentCommand } from '#platform/threads/design-keeper.ts';
import type { ForkAnswer, SentAnswer } from '../design-log.ts';
import { appliedBefore, logBetween, logLines, storedAbove, type LogLine } from '../design-log-queries.server.ts';
import { autoVersion, furthestBehind, writtenPerPerson } from '../design-limits.ts';
import type { DesignRow, OpenedDesign } from '../design-queries.server.ts';
import { asking, editableDesign, ownerMayEdit } from '../design-rights.server.ts';
import { insertVersion } from '../design-version-queries.server.ts';
import { lookAtDesign, storeCommands, type NewCommand, type SentTo } from './sending-queries.server.ts';
import { lineOf } from '../streams/log-sight.server.ts';
import { presenceOf, windowLimits } from '../streams/presence.server.ts';

type Keeping = Pick<RequestContext, 'db' | 'clock' | 'keeper'>;

/**
 * Commands of one window, applied in order to what the design is now (DECISIONS D3). An answer means that they are
 * stored: the number of each is in the log with the same commit.
 */
export async function sendCommands(
  ctx: RequestContext,
  session: Session,
  designId: string,
  { base, version, commands, window, cursor }: Send,
): Promise<SentAnswer | ForkAnswer> {
  const by = session.userId;
  const { open, design: seen } = await lookAtDesign(ctx.db, {
    now: ctx.clock.now(),
    limits: windowLimits(ctx, window),
    designId,
    ownerId: by,
    ids: commands.map(({ id }) => id),
  });
  if (!open) throw new AppError('too_many_requests');
  const told =
    cursor === undefined || window === undefined
      ? []
      : [presenceOf(designId, { by, name: ctx.viewer?.nickname ?? null, window, cursor })];
  const sending = { by, base, version, commands };
  const done = await ctx.keeper.inTurn(by, async () => {
    const atOnce = seen && (await answerAtOnce(ctx, seen, sending, told));
    if (atOnce) return atOnce;
    return commit(ctx, async (db) => {
      const design = await editableDesign(db, asking(ctx, by, designId));
      for (const each of told) await publish(db, each);
      return answerTo(ctx, db, design, sending);
    });
  });
  if (done.ticket !== null) ctx.keeper.keep(designId, done.ticket);
  return done.answer;
}

/** A command of the server's own (a new name, an older version restored), told to open windows like any other. */
export async function performCommand(
  ctx: Keeping,
  db: Database,
  design: OpenedDesign,
  { by, ...given }: { by: string } & OwnCommand,
): Promise<{ seq: number; kept(): void }> {
  const { run, seq } = await runOn(ctx, db, design, by, given);
  const [outcome] = run.outcomes;
  if (!outcome || 'refused' in outcome) {
    const { reason, path } = outcome?.refused ?? { reason: 'too_slow', path: '' };
    throw new AppError('design_refused', { values: { reason, path: path || '–' }, state: reason });
  }
  return { seq, kept: () => ctx.keeper.keep(design.id, run.ticket) };
}

type OwnCommand = Pick<CommandRun, 'commands' | 'restore'>;

interface Sending {
  by: string;
  base: number;
  version: number;
  commands: SentCommand[];
}
interface Done {
  answer: SentAnswer | ForkAnswer;
  ticket: number | null;
}

/** Thrown where the thread does not have the design open as it was seen. */
class NotAsSeen extends Error {}

/**
 * The usual stroke: a person draws in a design of their own, and nothing has happened since the window last heard. Then
 * what was seen of the design is enough, and the log and the head are written by one statement that compares and sets:
 * no transaction is open, and no row locked, while the thread works. Null for everything else, and where it turns out
 * that it was not as seen: nothing was stored then, and the design is taken under lock.
 */
async function answerAtOnce(
  ctx: Keeping,
  design: SentTo,
  { by, base, version, commands }: Sending,
  told: readonly PublishedEvent[],
): Promise<Done | null> {
  const isUsual = base === design.seq && version === currentVersion && ownerMayEdit(design, by, ctx.clock.now());
  if (!isUsual) return null;
  const run = await runAsSeen(ctx, design, eachOnce(commands));
  const applied = run?.outcomes.filter(isApplied) ?? [];
  // With a version to be kept it is more than one statement.
  if (run === null || run.text !== null || applied.length === 0) return null;
  const { seq, numbers } = numbered(design, applied);
  const stored = await store(ctx, ctx.db, design, { by, run, applied, told });
  if (stored === 'changed') return null;
  const results = resultsOf(commands, new Map(), run.outcomes, numbers);
  return { ticket: run.ticket, answer: { seq, results, others: [], hash: run.hash } };
}

async function runAsSeen({ keeper }: Keeping, design: SentTo, commands: SentCommand[]): Promise<FinishedRun | null> {
  try {
    return await keeper.run({ design: design.id, head: design.seq, commands, saveFrom: nextVersionAt(design) }, () =>
      Promise.reject(new NotAsSeen()),
    );
  } catch (error) {
    if (error instanceof NotAsSeen) return null;
    throw error;
  }
}

async function answerTo(
  ctx: Keeping,
  db: Database,
  design: OpenedDesign,
  { by, base, version, commands }: Sending,
): Promise<Done> {
  const before = await appliedBefore(
    db,
    design.id,
    commands.map(({ id }) => id),
  );
  const fork = await forkReason(db, design, base, version);
  if (fork !== null) return { answer: { fork, applied: [...before.keys()] }, ticket: null };
  const fresh = eachOnce(commands).filter(({ id }) => !before.has(id));
  const { run, seq, numbers } = await runOn(ctx, db, design, by, { commands: fresh });
  const sent = new Set(commands.map(({ id }) => id));
  const others = base < design.seq ? await linesBetween(db, design, base) : [];
  return {
    ticket: seq > design.seq ? run.ticket : null,
    answer: {
      seq,
      results: resultsOf(commands, before, run.outcomes, numbers),
      others: others.filter(({ id }) => !sent.has(id)).map(lineOf),
      hash: run.hash,
    },
  };
}

/** Sent twice in one request, a command is one. */
function eachOnce(commands: readonly SentCommand[]): SentCommand[] {
  return [...new Map(commands.map((each) => [each.id, each])).values()];
}

/** Whether the log still leads from there to here. A base beyond the end is of a database that was set back. */
async function forkReason(
  db: Database,
  design: DesignRow,
  base: number,
  version: number,
): Promise<ForkAnswer['fork'] | null> {
  if (version !== currentVersion) return 'other_version';
  if (base === design.seq) return null;
  if (base > design.seq) return 'too_old';
  const { commands, bytes, otherVersions } = await logBetween(db, design.id, base, currentVersion);
  if (commands < design.seq - base) return 'too_old';
  if (commands > furthestBehind.commands || bytes > furthestBehind.bytes) return 'too_old';
  return otherVersions > 0 ? 'other_version' : null;
}

/** Applies and stores; where enough commands have come together, a version as well. */
async function runOn(
  ctx: Keeping,
  db: Database,
  design: OpenedDesign,
  by: string,
  given: OwnCommand,
): Promise<{ run: FinishedRun; seq: number; numbers: Map<string, number> }> {
  const now = ctx.clock.now();
  const run = await ctx.keeper.run(
    { ...given, design: design.id, head: design.seq, saveFrom: nextVersionAt(design) },
    storedAbove(db, design.id, currentVersion),
  );
  const applied = run.outcomes.filter(isApplied);
  const { seq, numbers } = numbered(design, applied);
  if (applied.length > 0) {
    const stored = await store(ctx, db, design, { by, run, applied, told: [] });
    if (stored !== 'stored') throw new Error('a design that is locked has changed');
    if (run.text !== null) await insertVersion(db, { designId: design.id, seq, text: run.text, why: 'auto', now });
  }
  return { run, seq, numbers };
}

type Applied = NewCommand & { skipped: string[] };
interface RunToStore {
  by: string;
  run: FinishedRun;
  applied: readonly Applied[];
  told: readonly PublishedEvent[];
}

/** What was run, into the log; its bytes, and those of a version, count for the owner. */
async function store(
  { clock }: Keeping,
  db: Database,
  design: Pick<SentTo, 'id' | 'owner_id' | 'name' | 'seq'>,
  { by, run, applied, told }: RunToStore,
): Promise<'stored' | 'changed'> {
  const { seq } = numbered(design, applied);
  const stored = await storeCommands(db, {
    design,
    name: withoutUnseen(run.renamed ?? '') || design.name,
    by,
    now: clock.now(),
    documentVersion: run.documentVersion,
    commands: applied,
    limit: { key: `design-written:${design.owner_id}`, ...writtenPerPerson },
    more: run.text?.length ?? 0,
    tell: [...told, { kind: 'design', id: `${design.id}:${seq}` } as const].map(payloadOf),
  });
  if (stored === 'limit') throw new AppError('too_many_requests');
  return stored;
}

function numbered(design: Pick<SentTo, 'seq'>, applied: readonly Applied[]) {
  return {
    seq: design.seq + applied.length,
    numbers: new Map(applied.map(({ id }, index) => [id, design.seq + index + 1])),
  };
}

/** What is read to open a design stays small, whether many commands lie above its version or few that changed it all. */
function nextVersionAt({ seq, saved_seq, unsaved }: Pick<SentTo, 'seq' | 'saved_seq' | 'unsaved'>): number {
  return unsaved > autoVersion.bytes ? seq : saved_seq + autoVersion.commands;
}

function isApplied(outcome: CommandOutcome): outcome is Applied {
  return 'change' in outcome;
}

function resultsOf(
  commands: readonly SentCommand[],
  before: ReadonlyMap<string, number>,
  outcomes: readonly CommandOutcome[],
  numbers: ReadonlyMap<string, number>,
): SentAnswer['results'] {
  const byId = new Map(outcomes.map((each) => [each.id, each]));
  return [...new Set(commands.map(({ id }) => id))].flatMap((id): SentAnswer['results'] => {
    const known = before.get(id);
    if (known !== undefined) return [{ id, seq: known }];
    const outcome = byId.get(id);
    if (!outcome) return [];
    if ('refused' in outcome) return [{ id, refused: outcome.refused }];
    const { skipped } = outcome;
    return [{ id, seq: numbers.get(id) ?? 0, ...(skipped.length === 0 ? {} : { skipped }) }];
  });
}

async function linesBetween(db: Database, design: DesignRow, base: number): Promise<LogLine[]> {
  const { commands: most, bytes } = furthestBehind;
  return (await logLines(db, design.id, { after: base, upTo: design.seq, most, bytes })).lines;
}
