import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDesign } from '#design/open-design.ts';
import type { Design } from '#design/document.ts';

const folder = join(import.meta.dirname, 'documents');

/** The design of a demo home. */
export function homeDocument(id: string): Design {
  const opened = openDesign(readFileSync(join(folder, `${id}.json`), 'utf8'));
  if (!opened.ok) throw new Error(`${id}: ${opened.reason} ${opened.path}`);
  return opened.design;
}
