import type { PlacedPart } from '#elements/placed-part.ts';
import type { ScenePiece } from '#elements/pieces/scene-piece.ts';

/** What differs between two lists of pieces, part by part: matrices, finishes and every number of their buffers. */
export function sceneFaults(found: readonly ScenePiece[], wanted: readonly ScenePiece[]): string[] {
  const right = new Map(wanted.map((piece) => [piece.key, piece]));
  const keys = new Set(found.map(({ key }) => key));
  return [
    ...(keys.size === found.length ? [] : ['a key twice']),
    ...wanted.filter(({ key }) => !keys.has(key)).map(({ key }) => `${key} is missing`),
    ...found.flatMap((piece) => {
      const other = right.get(piece.key);
      return other ? pieceFaults(piece, other) : [`${piece.key} is too many`];
    }),
  ];
}

function pieceFaults(piece: ScenePiece, other: ScenePiece): string[] {
  const { key } = piece;
  if (words(piece) !== words(other)) return [`${key}: ${words(piece)} instead of ${words(other)}`];
  if (piece.parts.length !== other.parts.length) return [`${key} has ${piece.parts.length} parts`];
  return piece.parts.flatMap((part, i) => partFaults(part, other.parts[i]!).map((fault) => `${key} ${i}: ${fault}`));
}

function words({ kind, id, level, at, upload, shadow }: ScenePiece): string {
  return JSON.stringify([kind, id, level, at, upload, shadow]);
}

function partFaults({ part, ...placed }: PlacedPart, { part: wanted, ...rest }: PlacedPart): string[] {
  const faults = JSON.stringify(placed) === JSON.stringify(rest) ? [] : ['placed otherwise'];
  if (part.slot !== wanted.slot || part.solid !== wanted.solid || part.mesh.ends !== wanted.mesh.ends)
    faults.push('another part');
  for (const name of ['positions', 'normals', 'uvs', 'indices'] as const)
    if (!sameBytes(part.mesh[name], wanted.mesh[name])) faults.push(name);
  return faults;
}

function sameBytes(a: Float32Array | Uint32Array, b: Float32Array | Uint32Array): boolean {
  return (
    a === b ||
    Buffer.from(a.buffer, a.byteOffset, a.byteLength).equals(Buffer.from(b.buffer, b.byteOffset, b.byteLength))
  );
}
