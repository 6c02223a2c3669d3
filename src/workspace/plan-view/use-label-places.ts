import { useMemo } from 'react';
import { recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { boxAt, freePlace } from '#elements/free-place.ts';
import { cornersOf, standingBox } from '#layout/space/box.ts';
import { boundsOf, grownBounds, type Bounds } from '#lib/polygon.ts';
import { middle, type Point } from '#lib/vec2.ts';
import { useEditor, useLookedAt } from '../editor-context.tsx';
import { useKnownModels } from '../uploads/models-context.tsx';
import type { Gap } from './marks/piece-gaps.ts';
import { useSettled } from './use-settled.ts';

/** Pixels of a name over its area, with air around. */
const label = { width: 112, height: 48 };
/** Of a distance that is shown. */
const pill = { width: 64, height: 32 };
/** How far the handle that turns a piece stands out of it. */
const handles = 40;
/** Flatter than this, in millimetres, it is a rug: names may lie on it. */
const flat = 60;

/** What is drawn around the selection. */
export interface SelectionMarks {
  /** Distances to what is around it. */
  readonly gaps: readonly Gap[];
  readonly held: Bounds | null;
}

/**
 * Where the names of rooms stand on the screen: beside the furniture. Found for the design as it was last done or is
 * proposed, not for what is in hand, and anew at every fourth of a doubling of the scale.
 */
export function useLabelPlaces(
  level: string,
  scale: number,
  { gaps, held }: SelectionMarks,
): ReadonlyMap<string, Point> {
  const { pieces } = useEditor();
  const known = useKnownModels();
  const done = useSettled(useLookedAt(), ['rooms', 'walls', 'items']);
  const step = 2 ** (Math.round(Math.log2(scale) * 4) / 4);
  return useMemo(() => {
    const size = { width: label.width / step, height: label.height / step };
    const shown = gaps.flatMap(({ from, to }) => {
      const figure = boxAt(middle(from, to), { width: pill.width / step, height: pill.height / step });
      return [figure, boundsOf([from, to])];
    });
    const inHand = held ? [grownBounds(held, handles / step)] : [];
    const standing = [...(known ? standingOn(done, level, pieces) : []), ...inHand, ...shown];
    return new Map(roomsOf(done, level).map(({ record, shape }) => [record.id, freePlace(shape, size, standing)]));
  }, [done, level, step, pieces, known, gaps, held]);
}

function standingOn(design: Design, level: string, pieces: ReturnType<typeof useEditor>['pieces']): Bounds[] {
  return recordsOn(design, 'items', level).flatMap((item) => {
    const facts = item.placement === 'ceiling' ? null : pieces(item.model);
    if (!facts || facts.height < flat) return [];
    return [boundsOf(cornersOf(standingBox(item, facts)))];
  });
}
