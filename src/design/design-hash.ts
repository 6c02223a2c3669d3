import { canonicalJson } from '#design/canonical-json.ts';
import type { Design } from '#design/document.ts';

/** The same for the same design on every machine (DECISIONS D5): who finds another one takes the server's document. */
export function designHash(design: Design): string {
  const text = canonicalJson(design);
  return [0x811c9dc5, 0x1b873593]
    .map((start) => {
      let hash = start;
      for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
      return (hash >>> 0).toString(36);
    })
    .join('.');
}
