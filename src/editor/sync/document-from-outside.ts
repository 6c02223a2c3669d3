import { limits } from '#design/limits.ts';
import { openDesign, type Opened } from '#design/open-design.ts';

/** A design in a file of the person's: not read at all where it is too long. */
export async function openDesignFile(file: Blob): Promise<Opened> {
  // A letter has four bytes at most.
  if (file.size > limits.bytes * 4) return { ok: false, reason: 'too_large', path: '' };
  try {
    return openDesign(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return { ok: false, reason: 'not_json', path: '' };
  }
}

/** One that a call has given: an older one is upgraded. */
export function openDocument(document: unknown): Opened {
  return openDesign(document);
}
