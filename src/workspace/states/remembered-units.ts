import type { Editor } from '#editor/editor.ts';
import { lengthUnits, type Units } from '#editor/units.ts';
import { readStored, writeStored } from '#ui/stored.ts';

const key = 'hien-units';

/** The units this person chose in this browser, or those of the page. */
export function rememberedUnits(usual: Units): Units {
  const stored = readStored(key);
  const length = lengthUnits.find((each) => each === stored);
  return length ? { ...usual, length, area: length === 'ft-in' ? 'ft2' : 'm2' } : usual;
}

/** Keeps them when they change; answers how to stop. */
export function rememberUnits({ session }: Editor): () => void {
  let last = session.state.units.length;
  return session.subscribe(() => {
    const { length } = session.state.units;
    if (length !== last) writeStored(key, length);
    last = length;
  });
}
