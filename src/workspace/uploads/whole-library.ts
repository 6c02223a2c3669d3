import { libraryPieces } from '#editor/library-pieces.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import type { Library } from './known-uploads.ts';

/** Brings every family with it: only to be fetched late. */
export function wholeLibrary(): Library {
  return { pieces: libraryPieces(), symbols: librarySymbols() };
}
