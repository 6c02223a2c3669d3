import { z } from 'zod';
import { pointField, spotField } from '#design/records/fields.ts';
import { limitedText, trimmedText } from '#platform/limited-text.ts';
import { commentLimits } from './comment-limits.ts';

/** Shapes of the calls about comments (PRODUCT J9), for browser and server. */

const idText = limitedText(64).regex(/^[a-z]{2}_[0-9a-z]{1,32}$/);
/** On a piece: from its middle along its own sides, so that it turns with it. */
const offsetField = z.strictObject({ ...pointField.shape, z: spotField.shape.z });

/** Where a comment is pinned: the point wins, the room is a hint (DECISIONS D4); a piece takes it along. */
export const placeField = z.strictObject({
  level: idText,
  /** Millimetres; `z` above the floor of the storey. */
  at: spotField,
  room: idText.nullable(),
  item: z.strictObject({ id: idText, offset: offsetField }).nullable(),
});
export type CommentPlaceData = z.output<typeof placeField>;

export const commentText = trimmedText(commentLimits.text).min(1);

const personField = z.object({ id: z.string(), name: z.string() });

export const commentItem = z.object({
  id: z.string(),
  /** Its own id for the first of a thread. */
  thread: z.string(),
  /** On the pin; of the first alone, as the place and what follows from it. */
  number: z.number().int().nullable(),
  place: placeField.nullable(),
  resolved: z.object({ at: z.string(), by: personField.nullable() }).nullable(),
  /** Null for somebody who has left. */
  by: personField.nullable(),
  at: z.string(),
  /** Empty where it was deleted. */
  text: z.string(),
  edited: z.boolean(),
  deleted: z.boolean(),
  change: z.number().int(),
});
export type CommentItem = z.output<typeof commentItem>;

export const commentsData = z.object({
  /** The number of the newest change: ask for what comes after it. */
  change: z.number().int(),
  comments: z.array(commentItem),
  /** How far the asker has read, by thread; null for a visitor, of whom nothing is kept. */
  seen: z.record(z.string(), z.number().int()).nullable(),
  may: z.object({ comment: z.boolean(), deleteAny: z.boolean() }),
  /** Whom a comment can name with an @; nobody for who may only look. */
  people: z.array(personField),
});
export type CommentsData = z.output<typeof commentsData>;
