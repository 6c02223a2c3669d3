import { lengthOf, pointAt } from '#lib/curve.ts';
import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { targetReach } from '#editor/hit-test.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import { isSelectable } from '#editor/selectable.ts';
import type { PieceSource } from '#editor/pieces.ts';
import type { SnapView } from '#editor/snapping/snap.ts';
import { recordsAmong } from '#editor/things.ts';

/** What can be taken hold of on a selection. */
export type Handle =
  | { readonly kind: 'corner'; readonly at: Point; readonly id: string; readonly end: 'a' | 'b' }
  | { readonly kind: 'bend'; readonly at: Point; readonly id: string }
  | { readonly kind: 'jamb'; readonly at: Point; readonly id: string; readonly jamb: 'a' | 'b' }
  | { readonly kind: 'aim'; readonly at: Point; readonly id: string; readonly end: 'at' | 'target' }
  | { readonly kind: 'end'; readonly at: Point; readonly id: string; readonly end: 'a' | 'b' }
  | { readonly kind: 'lift'; readonly at: Point; readonly height: number; readonly ids: readonly string[] }
  | { readonly kind: 'turn'; readonly at: Point; readonly around: Point; readonly ids: readonly string[] };

/** How far outside the pieces the handle that turns them stands, in pixels. */
const turnPixels = 28;
/** Eight pixels across with a mouse; a finger's target is larger (`targetReach`). */
const mouseHandle = 8;

/** What turns about its middle. */
const turnable = ['items', 'stairs', 'columns', 'underlays'] as const;

/** The handles of what is selected; one wall, opening, camera, beam or measure, or things to turn. */
export function handlesOf(design: Design, selection: readonly string[], pieces: PieceSource, view: SnapView): Handle[] {
  const [id] = selection;
  if (id === undefined) return [];
  const ids = turnable
    .flatMap((table) => recordsAmong(design, table, selection).map((record) => record.id))
    .filter((each) => isSelectable(design, each));
  const bounds = boundsOfThings(design, ids, pieces);
  if (bounds) {
    const around = { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 };
    return [{ kind: 'turn', at: { x: around.x, y: bounds.top + turnPixels / view.scale }, around, ids }];
  }
  if (selection.length > 1) return [];
  return [
    ...wallHandles(design, id),
    ...openingHandles(design, id),
    ...cameraHandles(design, id),
    ...lineHandles(design, id),
  ];
}

/** The nearest handle that the pointer is on. */
export function handleAt(handles: readonly Handle[], at: Point, view: SnapView): Handle | null {
  const reach = Math.max(targetReach(view), mouseHandle / view.scale);
  return (
    handles
      .filter((handle) => distance(handle.at, at) <= reach)
      .toSorted((p, q) => distance(p.at, at) - distance(q.at, at))[0] ?? null
  );
}

function wallHandles(design: Design, id: string): Handle[] {
  const wall = recordOf(design, 'walls', id);
  if (!wall) return [];
  return [
    { kind: 'corner', at: wall.a, id, end: 'a' },
    { kind: 'corner', at: wall.b, id, end: 'b' },
    { kind: 'bend', at: pointAt(wall, lengthOf(wall) / 2), id },
  ];
}

function openingHandles(design: Design, id: string): Handle[] {
  const opening = recordOf(design, 'openings', id);
  const wall = opening && recordOf(design, 'walls', opening.wall);
  if (!wall) return [];
  return (['a', 'b'] as const).map((jamb) => {
    const s = opening.offset + (jamb === 'a' ? -1 : 1) * (opening.width / 2);
    return { kind: 'jamb', at: pointAt(wall, s), id, jamb };
  });
}

function cameraHandles(design: Design, id: string): Handle[] {
  const camera = recordOf(design, 'cameras', id);
  if (!camera) return [];
  return (['at', 'target'] as const).map((end) => ({
    kind: 'aim',
    at: { x: camera[end].x, y: camera[end].y },
    id,
    end,
  }));
}

function lineHandles(design: Design, id: string): Handle[] {
  const line = recordOf(design, 'beams', id) ?? recordOf(design, 'dimensions', id);
  if (!line || !isSelectable(design, id)) return [];
  return (['a', 'b'] as const).map((end) => ({ kind: 'end', at: line[end], id, end }));
}
