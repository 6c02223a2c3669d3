import type { Design } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import { quantitiesOf } from '#design/quantities.ts';
import { roomsOfThings } from '#design/plan/rooms-of-things.ts';
import type { DesignFacts, DesignVerdict } from '#platform/threads/design-checker.ts';

/*
 * What is expensive about a design: seconds of a core, where someone wants that. Requests leave it to the thread
 * (`design-checker.server.ts`); tests/architecture.test.ts holds them to it.
 */

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A design in a file from outside (PRODUCT G3). */
export function checkDesign(file: Uint8Array): DesignVerdict {
  const text = textOf(file);
  const opened = text === null ? ({ ok: false, reason: 'not_json', path: '' } as const) : openDesign(text);
  if (!opened.ok) return { ok: false, reason: opened.reason, path: opened.path };
  return { ok: true, text: JSON.stringify(opened.design), name: opened.design.name };
}

function textOf(file: Uint8Array): string | null {
  try {
    return utf8.decode(file);
  } catch {
    return null;
  }
}

export function planDesign(design: Design): DesignFacts {
  const { rooms, netArea } = quantitiesOf(design);
  return {
    netArea,
    pieces: Object.keys(design.items).length,
    rooms: rooms.map(({ id, type, name, netArea }) => ({ id, type, name, netArea })),
    roomOf: roomsOfThings(design),
  };
}

/** A document of our own as it is stored: a sample, a home of the demo. */
export function checkedText(document: unknown): string {
  const opened = openDesign(document);
  if (!opened.ok) throw new Error(`no design: ${opened.reason} ${opened.path}`);
  return JSON.stringify(opened.design);
}
