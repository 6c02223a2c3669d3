import { levelOf, recordOf, tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { roomAt } from '#design/rooms-with-shapes.ts';
import type { Editor } from '#editor/editor.ts';
import { thingsAt } from '#editor/hit-test.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import { factsOf } from '#editor/pieces.ts';
import { levelOfThing } from '#editor/things.ts';
import type { Pointer } from '#editor/tools/tool.ts';
import { add, subtract, turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/** Millimetres; `z` above the floor of the storey. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where a comment is pinned (DECISIONS D4): the point wins, the room is a hint; a piece takes it along. */
export interface CommentPlace {
  readonly level: string;
  readonly at: Spot;
  readonly room: string | null;
  /** `offset`: from the middle of the piece along its own sides, so that it turns with it. */
  readonly item: { readonly id: string; readonly offset: Spot } | null;
}

/** Where one points: on the piece that is there, or at the spot itself. */
export function pointedPlace(editor: Editor, { at, hit }: Pick<Pointer, 'at' | 'hit'>): CommentPlace {
  const { session, pieces } = editor;
  const { level, view } = session.state;
  const { design } = session;
  const under = hit
    ? [hit.id ?? '']
    : thingsAt(at, { design, level, pieces, view, locked: true }).filter((id) => tableOfId(id) === 'items');
  const item = recordOf(design, 'items', under[0] ?? '');
  if (item) {
    // The plan sees a piece from above: there its top is meant.
    const top = item.placement === 'ceiling' ? item.at.z : item.at.z + factsOf(pieces, item.model).height;
    return placeOnPiece(design, item.id, { ...at, z: hit?.height ?? top });
  }
  return placeAt(design, level, { ...at, z: hit?.height ?? 0 });
}

/** On what is selected: the piece, or the middle of it all. */
export function placeOfSelection({ session, pieces }: Editor): CommentPlace | null {
  const { design } = session;
  const { selection } = session.state;
  const [only] = selection;
  const bounds = boundsOfThings(design, selection, pieces);
  if (only === undefined || !bounds) return null;
  const at = { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 };
  const item = selection.length === 1 ? recordOf(design, 'items', only) : undefined;
  if (!item) return placeAt(design, levelOfThing(design, only) ?? session.state.level, { ...at, z: 0 });
  return placeOnPiece(design, item.id, { ...at, z: item.at.z + factsOf(pieces, item.model).height });
}

/** Where it stands now: with its piece, else where that stood last. Null where its storey is gone. */
export function standingPlace(design: Design, place: CommentPlace): { level: string; at: Spot } | null {
  const item = place.item && recordOf(design, 'items', place.item.id);
  if (!item || !place.item) return levelOf(design, place.level) ? { level: place.level, at: place.at } : null;
  const { offset } = place.item;
  const { x, y } = add(item.at, turned(offset, radians(item.turn)));
  return { level: item.level, at: { x, y, z: item.at.z + offset.z } };
}

/** As it is to be recorded where its piece stands in a design: when the piece goes, that is its last place. */
export function lastPlace(design: Design, place: CommentPlace): CommentPlace | null {
  const stands = standingPlace(design, place);
  return stands && { ...placeAt(design, stands.level, stands.at), item: place.item };
}

function placeAt(design: Design, level: string, { x, y, z }: Spot): CommentPlace {
  const at = whole({ x, y, z });
  return { level, at, room: roomAt(design, level, at)?.id ?? null, item: null };
}

function placeOnPiece(design: Design, id: string, at: Spot): CommentPlace {
  const item = recordOf(design, 'items', id);
  if (!item) throw new Error('no such piece');
  const apart: Point = turned(subtract(at, item.at), -radians(item.turn));
  const offset = whole({ ...apart, z: at.z - item.at.z });
  return { ...placeAt(design, item.level, at), item: { id, offset } };
}

function whole({ x, y, z }: Spot): Spot {
  return { x: Math.round(x), y: Math.round(y), z: Math.round(z) };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
