import type { SymbolShape } from '#elements/furniture/symbol.ts';
import { inBrowserStore, type BrowserStore } from '#lib/browser-store.ts';

/*
 * Symbols of models as they were made before, in this browser: a home opened again is drawn without building every
 * model in it. They are only kept to be quicker: where nothing can be read or written, they are made anew.
 */
const place: BrowserStore = { database: 'hien-symbols', store: 'symbols' };
const key = 'latest';
/** Those used last; a home has about fifty. */
const most = 400;

type Symbols = ReadonlyMap<string, readonly SymbolShape[]>;

/** `build`: of the program that made them; another may draw the same model otherwise. */
interface StoredSymbols {
  build: string;
  models: Map<string, Float64Array>;
}

export async function readSymbols(factory: IDBFactory, build: string): Promise<Map<string, readonly SymbolShape[]>> {
  try {
    const stored = (await inBrowserStore(factory, place, 'readonly', (store) => store.get(key))) as
      | StoredSymbols
      | undefined;
    if (stored?.build !== build) return new Map();
    return new Map([...stored.models].map(([model, figures]) => [model, unpacked(figures)]));
  } catch {
    return new Map();
  }
}

export async function keepSymbols(factory: IDBFactory, build: string, symbols: Symbols): Promise<void> {
  const models = new Map([...symbols].slice(-most).map(([model, shapes]) => [model, packed(shapes)]));
  const stored: StoredSymbols = { build, models };
  await inBrowserStore(factory, place, 'readwrite', (store) => store.put(stored, key)).catch(() => undefined);
}

/** Of each shape the number of its points, its height and its points: a browser reads one array at once. */
function packed(shapes: readonly SymbolShape[]): Float64Array {
  return Float64Array.from(
    shapes.flatMap(({ points, top }) => [points.length, top, ...points.flatMap(({ x, y }) => [x, y])]),
  );
}

function unpacked(figures: Float64Array): SymbolShape[] {
  const shapes: SymbolShape[] = [];
  let at = 0;
  const next = () => figures[at++] ?? 0;
  while (at < figures.length) {
    const length = next();
    const top = next();
    shapes.push({ points: Array.from({ length }, () => ({ x: next(), y: next() })), top });
  }
  return shapes;
}
