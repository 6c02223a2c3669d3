import { z } from 'zod';
import { isSafeLink } from '#lib/safe-link.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { trimmedText, withoutUnseen } from '#platform/limited-text.ts';

/** Line ends only where several lines are allowed. */
const oneLine = /^\P{Cc}*$/u;

export function lineField(least: number, most: number) {
  return trimmedText(most).regex(oneLine).overwrite(withoutUnseen).min(least);
}

export function passageField(most: number) {
  return trimmedText(most).overwrite((text) => text.replaceAll(/\r\n?/g, '\n'));
}

interface TextsRule {
  most: number;
  lines?: boolean;
  /** At least one language has it. */ needed?: boolean;
}

/**
 * A text in one, two or three languages. An empty language is left out, so that readers get the fallback (`fallbacks`).
 */
export function textsField({ most, lines = false, needed = true }: TextsRule) {
  const field = (lines ? passageField(most) : lineField(0, most)).optional();
  return z
    .strictObject({ zh: field, en: field, vi: field })
    .transform((given): Trilingual =>
      Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined && text !== '')),
    )
    .refine((given) => !needed || Object.keys(given).length > 0, { error: 'invalid_form' });
}

/** The same in an answer. */
export const textsShape = z.object({ zh: z.string().optional(), en: z.string().optional(), vi: z.string().optional() });

/** A path on our site, or an https address. */
export const linkField = trimmedText(500).refine(isSafeLink, { error: 'link_refused' });
