import { useMemo } from 'react';
import { recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { freePlace } from '#elements/free-place.ts';
import { cornersOf, standingBox } from '#layout/space/box.ts';
import { boundsOf, type Bounds } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import { useEditor, useLookedAt } from '../editor-context.tsx';
import { useKnownModels } from '../uploads/models-context.tsx';
import { useSettled } from './use-settled.ts';

/** Pixels of a name over its area, with air around. */
const label = { width: 112, height: 48 };
/** Flatter than this, in millimetres, it is a rug: names may lie on it. */
const flat = 60;

/**
 * Where the names of rooms stand on the screen: beside the furniture. Found for the design as it was last done or is
 * proposed, not for what is in hand, and anew at every fourth of a doubling of the scale.
 */
export function useLabelPlaces(level: string, scale: number): ReadonlyMap<string, Point> {
  const { pieces } = useEditor();
  const known = useKnownModels();
  const done = useSettled(useLookedAt(), ['rooms', 'walls', 'items']);
  const step = 2 ** (Math.round(Math.log2(scale) * 4) / 4);
  return useMemo(() => {
    const size = { width: label.width / step, height: label.height / step };
    const standing = known ? standingOn(done, level, pieces) : [];
    return new Map(roomsOf(done, level).map(({ record, shape }) => [record.id, freePlace(shape, size, standing)]));
  }, [done, level, step, pieces, known]);
}

function standingOn(design: Design, level: string, pieces: ReturnType<typeof useEditor>['pieces']): Bounds[] {
  return recordsOn(design, 'items', level).flatMap((item) => {
    const facts = item.placement === 'ceiling' ? null : pieces(item.model);
    if (!facts || facts.height < flat) return [];
    return [boundsOf(cornersOf(standingBox(item, facts)))];
  });
}
