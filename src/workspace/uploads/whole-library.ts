import { libraryPieces } from '#editor/library-pieces.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import { keepSymbols, readSymbols } from './kept-symbols.ts';
import type { Library } from './known-uploads.ts';
import { whenIdle } from './when-idle.ts';

/** Brings every family with it: only to be fetched late. */
export async function wholeLibrary(): Promise<Library> {
  return { pieces: libraryPieces(), symbols: import.meta.env.PROD ? await rememberedSymbols() : librarySymbols() };
}

/** Those that were made now are kept for the next time; the address of this file is another with every build of them. */
async function rememberedSymbols(): Promise<Library['symbols']> {
  const build = import.meta.url;
  const made = await readSymbols(window.indexedDB, build);
  const symbols = librarySymbols(made);
  let kept = made.size;
  return (model) => {
    const shapes = symbols(model);
    if (made.size > kept) {
      kept = Infinity;
      void whenIdle().then(() => {
        kept = made.size;
        return keepSymbols(window.indexedDB, build, made);
      });
    }
    return shapes;
  };
}
