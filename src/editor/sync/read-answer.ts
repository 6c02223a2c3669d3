import type { CaughtUp, Entry, Envelope, Refusal, Sent } from '#design/commands/wire.ts';

type Lines = Exclude<Sent | CaughtUp, { fork: unknown }>;

/** What an answer says, sorted by what it means for a copy that stands at a number. */
export interface ReadAnswer {
  /** Of the log, ours and others'. */
  lines: Entry[];
  /** Ids the copy holds already. */
  settled: Set<string>;
  refused: Map<string, Refusal>;
}

/** `batch` is what was sent; an answer names our commands by their ids alone. */
export function readAnswer(answer: Lines, batch: readonly Envelope[], seq: number, person: string): ReadAnswer {
  const lines = 'others' in answer ? [...answer.others] : [...answer.commands];
  const sent = new Map(batch.map((envelope) => [envelope.id, envelope]));
  const refused = new Map<string, Refusal>();
  for (const result of 'results' in answer ? answer.results : []) {
    const command = sent.get(result.id)?.command;
    if (!command) continue;
    if ('refused' in result) refused.set(result.id, result.refused);
    else lines.push({ seq: result.seq, by: person, id: result.id, command });
  }
  const settled = new Set(lines.filter((line) => line.seq <= seq).map(({ id }) => id));
  return { lines, settled, refused };
}
