import { useMemo, useState } from 'react';
import { recordOf, tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Surface } from '#design/records/surface.ts';
import type { WallSide } from '#design/records/wall.ts';
import type { PaintScope } from '#editor/paint-scope.ts';
import { surfaceOn } from '#editor/paint-target.ts';
import type { PaintTarget, RoomFace } from '#editor/paint-target.ts';
import { roomsBeside } from '#editor/room-walls-of.ts';
import { painting } from '#editor/tools/paint/paint-state.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { rememberFinish } from './recent-finishes.ts';

/** The surface the panel speaks of: one of what is selected, or the finish in hand. */
export interface SurfaceInHand {
  /** Null while a finish is in hand, or nothing is selected. */
  readonly target: Exclude<PaintTarget, { on: 'item' }> | null;
  readonly surface: Surface | null;
  readonly scope: PaintScope;
  /** Whether the surface has a finish of its own that can be taken off it. */
  readonly own: boolean;
  readonly picking: boolean;
  setScope(scope: PaintScope): void;
  setOn(on: RoomFace): void;
  setSide(side: WallSide): void;
  set(surface: Surface): void;
  restore(): void;
}

export function useSurfaceInHand(): SurfaceInHand {
  const editor = useEditor();
  const tool = useSession((state) => state.tool);
  const design = useSession(({ history }) => history.design);
  const level = useSession((state) => state.level);
  const selected = useSession((state) => state.selection[0]);
  const [on, setOn] = useState<RoomFace>('floor');
  const [side, setSide] = useState<WallSide | null>(null);
  const [chosen, setChosen] = useState<PaintScope>('face');
  const paint = tool.tool === 'paint' ? tool : null;
  const painted = paint !== null;
  const target = useMemo(
    () => (painted ? null : targetOf(design, level, selected, on, side)),
    [painted, design, level, selected, on, side],
  );
  const worn = useMemo(() => target && surfaceOn(design, target), [design, target]);
  const scope = paint?.scope ?? (target?.on !== 'wall' && chosen === 'room' ? 'face' : chosen);
  return {
    target,
    surface: paint ? paint.surface : worn,
    scope,
    own: target !== null && hasOwn(design, target),
    picking: paint !== null && paint.surface === null,
    setScope(next) {
      setChosen(next);
      if (paint) editor.use({ ...paint, scope: next });
    },
    setOn,
    setSide,
    set(surface) {
      rememberFinish(surface.material);
      if (target) editor.act('paintSurface', { targets: [target], surface, scope });
      else editor.use(painting(surface, scope));
    },
    restore: () => void (target && editor.act('paintSurface', { targets: [target], surface: null, scope })),
  };
}

function targetOf(
  design: Design,
  level: string,
  id: string | undefined,
  on: RoomFace,
  side: WallSide | null,
): SurfaceInHand['target'] {
  if (id === undefined) return null;
  if (tableOfId(id) === 'rooms' && recordOf(design, 'rooms', id)) return { on, id };
  if (tableOfId(id) !== 'walls' || !recordOf(design, 'walls', id)) return null;
  // The side one sees from a room, where only one is.
  const beside = roomsBeside(design, level, id);
  return { on: 'wall', id, side: side ?? (beside.left === null && beside.right !== null ? 'right' : 'left') };
}

function hasOwn(design: Design, target: NonNullable<SurfaceInHand['target']>): boolean {
  if (target.on === 'wall') return recordOf(design, 'walls', target.id)?.[target.side] !== undefined;
  return recordOf(design, 'rooms', target.id)?.[target.on] !== undefined;
}
