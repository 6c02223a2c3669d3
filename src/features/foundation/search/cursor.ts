import { AppError } from '#lib/errors.ts';

/** Where a list continues: after this row, in this stage of relevance. */
export interface CursorPosition {
  stage: number;
  value: number;
  id: string;
}

/** Bound to the query: pages of two queries do not fit together. */
export function cursorAt({ stage, value, id }: CursorPosition, question: string): string {
  return Buffer.from(JSON.stringify([stage, value, id, questionHash(question)])).toString('base64url');
}

/** It comes from outside: anybody can write one. `most`: the largest value the order's column holds. */
export function positionOf(cursor: string, question: string, most: number): CursorPosition {
  const [stage, value, id, mark] = parsed(cursor);
  const good =
    isWhole(stage, 3) &&
    isWhole(value, most) &&
    typeof id === 'string' &&
    idShape.test(id) &&
    mark === questionHash(question);
  if (!good) throw new AppError('invalid_form', { field: 'cursor' });
  return { stage, value, id };
}

const idShape = /^[\w.-]{1,63}$/;

function isWhole(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor.slice(0, 300), 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function questionHash(question: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < question.length; at += 1) hash = Math.imul(hash ^ question.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}
