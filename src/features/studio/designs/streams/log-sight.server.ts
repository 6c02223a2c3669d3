import type { Database } from '#db/database.ts';
import type { SentAnswer } from '../design-log.ts';
import { followedMinutes } from '../design-limits.ts';
import { lastBefore, type LogLine } from '../design-log-queries.server.ts';
import { grantsFor } from '../design-queries.server.ts';
import type { Asked } from '../design-rights.server.ts';
import { worksOn, type DesignRights } from '../design-roles.ts';

/**
 * The number from which on somebody may be told what was done. The past of a design belongs to the work on it; who looks
 * follows it from the document they were given on, never from before it was shared with them.
 */
export async function firstKnown(db: Database, asked: Asked, rights: DesignRights): Promise<number> {
  if (worksOn(rights)) return 0;
  const given = (await grantsFor(db, asked)).map(({ created_at }) => created_at.getTime());
  const since = Math.max(Math.min(asked.now.getTime(), ...given), asked.now.getTime() - followedMinutes * 60_000);
  return lastBefore(db, asked.designId, new Date(since));
}

/** A line as somebody may read it: who did it is named to those who work on the design. */
export function lineFor(line: LogLine, names: boolean): SentAnswer['others'][number] {
  return lineOf(names ? line : { ...line, by: '' });
}

export function lineOf({ seq, by, id, command }: LogLine): SentAnswer['others'][number] {
  return { seq, by, id, command: command as SentAnswer['others'][number]['command'] };
}
