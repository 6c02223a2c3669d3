import type { PieceFacts, PieceSource } from '#editor/pieces.ts';
import type { SymbolSource } from '#elements/furniture/symbol-source.ts';
import { uploadSymbol } from '#elements/furniture/upload-symbol.ts';
import type { UploadSize } from '../ports/uploads-port.ts';

/** The library, once it is there. */
export interface Library {
  readonly pieces: PieceSource;
  readonly symbols: SymbolSource;
}

/** Uploaded models beside those of the library: how large they are, and how they are drawn. */
export interface KnownUploads extends Library {
  learn(sizes: Readonly<Record<string, UploadSize>>): void;
}

export function knownUploads(library: Library): KnownUploads {
  const known = new Map<string, { facts: PieceFacts; symbol: ReturnType<SymbolSource> }>();
  return {
    pieces: (model) => known.get(model)?.facts ?? library.pieces(model),
    symbols: (model) => known.get(model)?.symbol ?? library.symbols(model),
    learn(sizes) {
      for (const [model, size] of Object.entries(sizes))
        if (!known.has(model)) known.set(model, { facts: factsOf(size), symbol: uploadSymbol(size) });
    },
  };
}

function factsOf(size: UploadSize): PieceFacts {
  return { ...size, placement: 'floor', mountHeight: 0, family: '', slots: {}, name: null, words: [] };
}
