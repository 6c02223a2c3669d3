import type { Entry } from './book.ts';

/** The texts of a statement as PDF, in one language. */
export interface StatementTexts {
  title: string;
  ever: string;
  figures: Record<'opening' | 'sales' | 'paid' | 'back' | 'closing', string>;
  columns: Record<'at' | 'what' | 'memo' | 'gross' | 'commission' | 'net' | 'balance', string>;
  kinds: Record<Entry['kind'], string>;
  none: string;
  sum: string;
  foot: string;
  /** With `pageMarks` where the figures go. */
  page: string;
}

export const pageMarks = { at: '#at#', of: '#of#' } as const;
