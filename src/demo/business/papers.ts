import { join } from 'node:path';
import { picturesFolder } from '../pictures/picture-folder.ts';

/**
 * Papers and receipts, drawn by `scripts/demo-papers.ts` and marked as samples; `sketch` is what a receipt is compared
 * by, so that a first start needs no decoder.
 */
export function paperFile(name: string, ending: 'webp' | 'sketch'): string {
  return join(picturesFolder(), '../business/papers', `${name}.${ending}`);
}
