import { levelOf, recordOf, type Design } from '#design/document.ts';
import { handlesOf, type Handle } from '#editor/handles.ts';
import { boundsOfThings, outlineOf } from '#editor/outlines.ts';
import { factsOf, type PieceSource } from '#editor/pieces.ts';
import { isSelectable } from '#editor/selectable.ts';
import type { InputKind } from '#editor/session-state.ts';
import { recordsAmong } from '#editor/things.ts';
import type { Vec3 } from '#lib/vec.ts';
import { along, direction, distance, dot, subtract, type Point } from '#lib/vec2.ts';
import type { Sight } from './sight.ts';

/** A handle and where it stands in the home. */
export interface SceneHandle {
  readonly handle: Handle;
  readonly at: Vec3;
}

/** How far outside the pieces a handle stands, and how near a pointer must come, in pixels: a finger needs 44 across. */
const outside = 30;
const reach = { mouse: 10, pen: 12, touch: 22 } as const;
/** Nearer to the eye's own line an upright drag has no length. Pixels. */
const shortest = 14;

/** Lower, as beside the plan on a tablet, marks would hide the piece they belong to. Pixels. */
const enough = 480;

/** Whether of what is in hand the view shows only what is asked first: where it is, how it turns, how near the nearest is. */
export function showsLittle({ size }: Pick<Sight, 'size'>): boolean {
  return size.height < enough;
}

interface HandleOptions {
  readonly design: Design;
  readonly level: string;
  readonly selection: readonly string[];
  readonly pieces: PieceSource;
  readonly sight: Sight;
}

/**
 * What can be taken hold of in 3D: pieces turn by a ring before them and rise by a handle over them, where there is room
 * for it.
 */
export function sceneHandles(options: HandleOptions): SceneHandle[] {
  const { design, selection, pieces, sight, level } = options;
  const floor = levelOf(design, level)?.elevation ?? 0;
  const items = recordsAmong(design, 'items', selection).filter(({ id }) => isSelectable(design, id));
  if (items.length > 0) return pieceHandles(options, items, floor);
  const bounds = boundsOfThings(design, selection, pieces);
  const scale = sight.scaleAt(bounds ? [bounds.left, bounds.bottom, floor] : [0, 0, floor]);
  return handlesOf(design, selection, pieces, { scale, input: 'mouse' }).map((handle) => ({
    handle,
    at: [handle.at.x, handle.at.y, floor + heightOf(design, handle)],
  }));
}

/** The nearest one under the pointer. */
export function handleUnder(
  handles: readonly SceneHandle[],
  at: Point,
  sight: Sight,
  input: InputKind,
): SceneHandle | null {
  const near = handles.flatMap((each) => {
    const seen = sight.toScreen(each.at);
    const gap = seen ? distance(seen, at) : Infinity;
    return gap <= reach[input] ? [{ each, gap }] : [];
  });
  return near.toSorted((p, q) => p.gap - q.gap)[0]?.each ?? null;
}

function pieceHandles(
  { design, pieces, sight }: HandleOptions,
  items: ReturnType<typeof recordsAmong<'items'>>,
  floor: number,
): SceneHandle[] {
  const ids = items.map(({ id }) => id);
  const bounds = boundsOfThings(design, ids, pieces);
  if (!bounds) return [];
  const around = { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 };
  const low = floor + Math.min(...items.map(({ at }) => at.z));
  const eye = { x: sight.eye[0], y: sight.eye[1] };
  const towards = distance(eye, around) > 1 ? direction(around, eye) : { x: 0, y: -1 };
  const corners = ids.flatMap((id) => outlineOf(design, id, pieces));
  const broad = Math.max(0, ...corners.map((corner) => dot(subtract(corner, around), towards)));
  const turnAt = along(around, towards, broad + outside / sight.scaleAt([around.x, around.y, low]));
  const turn: SceneHandle = {
    handle: { kind: 'turn', at: turnAt, around, ids },
    at: [turnAt.x, turnAt.y, low],
  };
  if (showsLittle(sight)) return [turn];
  const top = Math.max(
    ...items.map(
      ({ at, model, placement }) => floor + at.z + (placement === 'ceiling' ? 0 : factsOf(pieces, model).height),
    ),
  );
  const high = top + outside / sight.scaleAt([around.x, around.y, top]);
  const ends = [sight.toScreen([around.x, around.y, top]), sight.toScreen([around.x, around.y, high])];
  if (!ends[0] || !ends[1] || distance(ends[0], ends[1]) < shortest) return [turn];
  return [turn, { handle: { kind: 'lift', at: around, height: high - floor, ids }, at: [around.x, around.y, high] }];
}

/** Over the floor: a wall is taken by its top, which is never hidden; an opening in its middle. */
function heightOf(design: Design, handle: Handle): number {
  if (handle.kind === 'corner' || handle.kind === 'bend') return recordOf(design, 'walls', handle.id)?.height ?? 0;
  if (handle.kind === 'jamb') {
    const opening = recordOf(design, 'openings', handle.id);
    return opening ? opening.sill + opening.height / 2 : 0;
  }
  if (handle.kind === 'aim') return recordOf(design, 'cameras', handle.id)?.[handle.end].z ?? 0;
  return 0;
}
