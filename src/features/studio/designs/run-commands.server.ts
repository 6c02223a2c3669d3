import { currentVersion } from '#design/document.ts';
import type { Send } from '#design/commands/wire.ts';
import { transaction, type Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { takeLimitSlots } from '#platform/limits-queries.server.ts';
import type { CommandOutcome, CommandRun, FinishedRun, SentCommand } from '#platform/threads/design-keeper.ts';
import type { ForkAnswer, SentAnswer } from './design-log.ts';
import {
  appendCommands,
  appliedBefore,
  logBetween,
  logLines,
  storedAbove,
  type LogLine,
  type NewCommand,
} from './design-log-queries.server.ts';
import { autoVersion, furthestBehind, writtenPerPerson } from './design-limits.ts';
import type { DesignRow, OpenedDesign } from './design-queries.server.ts';
import { asking, editableDesign } from './design-rights.server.ts';
import { insertVersion } from './design-version-queries.server.ts';
import { presenceOf, takeWindowSlot } from './streams/presence.server.ts';

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
  await takeWindowSlot(ctx, window);
  const done = await ctx.keeper.inTurn(session.userId, () =>
    transaction(ctx.db, async (db) => {
      const design = await editableDesign(db, asking(ctx, session.userId, designId));
      if (cursor !== undefined && window !== undefined)
        await publish(
          db,
          presenceOf(designId, { by: session.userId, name: ctx.viewer?.nickname ?? null, window, cursor }),
        );
      return answerTo(ctx, db, design, { by: session.userId, base, version, commands });
    }),
  );
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
  const fresh = [...new Map(commands.map((each) => [each.id, each])).values()].filter(({ id }) => !before.has(id));
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
  { clock, keeper }: Keeping,
  db: Database,
  design: OpenedDesign,
  by: string,
  given: OwnCommand,
): Promise<{ run: FinishedRun; seq: number; numbers: Map<string, number> }> {
  const now = clock.now();
  const run = await keeper.run(
    { ...given, design: design.id, head: design.seq, saveFrom: nextVersionAt(design) },
    storedAbove(db, design.id, currentVersion),
  );
  const applied = run.outcomes.filter(isApplied);
  const seq = design.seq + applied.length;
  const numbers = new Map(applied.map(({ id }, index) => [id, design.seq + index + 1]));
  if (applied.length > 0) {
    const { documentVersion } = run;
    const name = run.renamed || design.name;
    const written = await appendCommands(db, {
      design: { ...design, name },
      by,
      now,
      documentVersion,
      commands: applied,
    });
    if (run.text !== null) await insertVersion(db, { designId: design.id, seq, text: run.text, why: 'auto', now });
    await countWritten(db, clock, design.owner_id, written + (run.text?.length ?? 0));
    await publish(db, { kind: 'design', id: `${design.id}:${seq}` });
  }
  return { run, seq, numbers };
}

/** What is read to open a design stays small, whether many commands lie above its version or few that changed it all. */
function nextVersionAt({ seq, saved_seq, unsaved }: OpenedDesign): number {
  return unsaved > autoVersion.bytes ? seq : saved_seq + autoVersion.commands;
}

async function countWritten(db: Database, clock: Clock, ownerId: string, bytes: number): Promise<void> {
  const limit = { key: `design-written:${ownerId}`, ...writtenPerPerson };
  if (!(await takeLimitSlots(db, clock, [limit], bytes))) throw new AppError('too_many_requests');
}

function isApplied(outcome: CommandOutcome): outcome is NewCommand & { skipped: string[] } {
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

export function lineOf({ seq, by, id, command }: LogLine): SentAnswer['others'][number] {
  return { seq, by, id, command: command as SentAnswer['others'][number]['command'] };
}
