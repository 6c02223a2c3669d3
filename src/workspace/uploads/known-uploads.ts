import type { PieceFacts, PieceSource } from '#editor/pieces.ts';
import type { SymbolSource } from '#elements/furniture/symbol-source.ts';
import type { UploadSize } from '../uploads-port.ts';

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
        if (!known.has(model)) known.set(model, { facts: factsOf(size), symbol: symbolOf(size) });
    },
  };
}

function factsOf(size: UploadSize): PieceFacts {
  return { ...size, placement: 'floor', mountHeight: 0, family: '', slots: {}, name: null, words: [] };
}

/** Its outline, and a line where its front is. */
function symbolOf({ width, depth }: UploadSize): ReturnType<SymbolSource> {
  const x = width / 2;
  const y = depth / 2;
  const front = -y + Math.min(60, depth / 4);
  return [
    { points: [point(-x, -y), point(x, -y), point(x, y), point(-x, y)], top: 0 },
    { points: [point(-x, front), point(x, front)], top: 1 },
  ];
}

function point(x: number, y: number): { x: number; y: number } {
  return { x, y };
}
