import { limits } from '#design/limits.ts';
import { openDesign, type Opened } from '#design/open-design.ts';

/** A design in a file of the person's: not read at all where it is too long. */
export async function readDesignFile(file: Blob): Promise<Opened> {
  // A letter has four bytes at most.
  if (file.size > limits.bytes * 4) return { ok: false, reason: 'too_large', path: '' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return openDesign(text);
  } catch {
    return { ok: false, reason: 'not_json', path: '' };
  }
}
