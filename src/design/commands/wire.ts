import { z } from 'zod';
import { commandSchema } from '#design/commands/command-table.ts';
import { fault } from '#design/fault.ts';
import type { Fault } from '#design/fault.ts';
import { faultOf } from '#design/open-design.ts';

/**
 * What browser and server say to each other about an open design (WORKSPACE §4, DECISIONS D3–D6). Pure, so that both
 * sides read the same shapes.
 */

/** Of one `POST /api/designs/{id}/commands`. */
export const sendLimits = { bytes: 1_048_576, commands: 200 } as const;

/** A command's own id, made once by the window in which it was done. Sent twice, it is applied once. */
const commandIdField = z
  .string()
  .check(z.maxLength(40, { abort: true }))
  .regex(/^[0-9a-z_]{8,40}$/);
/** A window's own name. */
export const windowField = commandIdField;
const seqField = z.number().int().min(0);
const hashField = z.string().max(64);

/** What an undo found when it was made: the hash of each record it would set (design/commands/undo-marks.ts). */
const undoMarksSchema = z.record(z.string().max(80), hashField).refine((marks) => Object.keys(marks).length <= 20_000);

const envelopeSchema = z.strictObject({
  id: commandIdField,
  command: commandSchema,
  /** Only with a `restore`: records that changed since are skipped and named in the result. */
  undo: undoMarksSchema.optional(),
});
export type Envelope = z.infer<typeof envelopeSchema>;

export function readEnvelope(given: unknown): { ok: true; envelope: Envelope } | ({ ok: false } & Fault) {
  const result = envelopeSchema.safeParse(given);
  if (!result.success) return { ok: false, ...faultOf(result.error) };
  if (result.data.undo && result.data.command.kind !== 'restore') return { ok: false, ...fault('bad_value', 'undo') };
  return { ok: true, envelope: result.data };
}

const markField = z.string().check(z.maxLength(40, { abort: true }));
/** Where a person points, and what they have selected: told to the others at once and kept nowhere. */
export const cursorSchema = z.strictObject({
  level: markField,
  /** Null where nothing points: a finger that is lifted, a pointer outside the sheet. */
  at: z.strictObject({ x: z.number(), y: z.number() }).nullable(),
  selected: z.array(markField).max(20),
});
export type Cursor = z.infer<typeof cursorSchema>;

/** The event `presence` of the stream; without a cursor the window has left. */
export const presenceSchema = z.object({
  /** Null for a visitor, who has no name either. */
  by: z.string().nullable(),
  name: z.string().max(120).nullable(),
  window: z.string().max(40),
  cursor: cursorSchema.nullable(),
});
export type Presence = z.infer<typeof presenceSchema>;

/**
 * `base` is the last number this window has applied, `version` the document version its commands were made for.
 * Commands are read one by one (`readEnvelope`): one that cannot be read is refused alone.
 */
export const sendSchema = z.strictObject({
  base: seqField,
  version: z.number().int().min(1),
  commands: z.array(z.looseObject({ id: commandIdField })).max(sendLimits.commands),
  /** Names the window among the person's own: requests are counted by it, and its cursor is told apart. */
  window: windowField.optional(),
  cursor: cursorSchema.nullable().optional(),
});
export type Send = z.infer<typeof sendSchema>;

/** One line of the design's log, as the stream broadcasts it and as catching up gets it. */
export const entrySchema = z.object({
  seq: seqField.min(1),
  /** The person. */
  by: z.string().max(64),
  id: commandIdField,
  command: commandSchema,
});
/** An undo stands in the log as what it came to: without the records it skipped, and without marks. */
export type Entry = z.infer<typeof entrySchema>;

/** `reason` is one of the design's faults, or one of the server's. */
const refusalSchema = z.object({ reason: z.string().max(60), path: z.string().max(200) });
export type Refusal = z.infer<typeof refusalSchema>;

const resultSchema = z.union([
  z.object({ id: commandIdField, seq: seqField.min(1), skipped: z.array(z.string().max(80)).optional() }),
  z.object({ id: commandIdField, refused: refusalSchema }),
]);
export type Result = z.infer<typeof resultSchema>;

/**
 * The log no longer reaches back to `base`, or the commands are for another document version: nothing was applied now.
 * `applied` are the ids of the request that had been applied before.
 */
export const forkReasons = ['too_old', 'other_version'] as const;
export type ForkReason = (typeof forkReasons)[number];
const forkAnswerSchema = z.object({ fork: z.enum(forkReasons), applied: z.array(commandIdField).optional() });

/**
 * `others` are all lines after `base` up to `seq` whose ids were not in the request; with the numbers in `results`
 * (those above `base`) they leave no gap. `hash` is the document's at `seq`. A command without a result was not reached
 * in time and is sent again.
 */
export const sentSchema = z.union([
  forkAnswerSchema,
  z.object({ seq: seqField, results: z.array(resultSchema), others: z.array(entrySchema), hash: hashField }),
]);
export type Sent = z.infer<typeof sentSchema>;

/** Of `GET /api/designs/{id}/commands?after=`: `seq` is the head, where the lines may not yet reach (ask again). */
export const caughtUpSchema = z.union([
  forkAnswerSchema,
  z.object({ seq: seqField, commands: z.array(entrySchema), hash: hashField }),
]);
export type CaughtUp = z.infer<typeof caughtUpSchema>;

/**
 * What the person may do with the design; `reason` says why they may not edit. What a browser kept before designs were
 * shared says nothing of a role: it was its owner's.
 */
export const rightsSchema = z.object({
  role: z.enum(['owner', 'view', 'comment', 'edit']).optional(),
  edit: z.boolean(),
  comment: z.boolean().optional(),
  prices: z.boolean().optional(),
  reason: z.string().max(60).optional(),
});
export type Rights = z.infer<typeof rightsSchema>;

/** Of `GET /api/designs/{id}`; the document is opened with `openDesign`. */
export const headSchema = z.object({
  document: z.looseObject({ version: z.number() }),
  seq: seqField,
  hash: hashField,
  rights: rightsSchema,
});
export type Head = z.infer<typeof headSchema>;
