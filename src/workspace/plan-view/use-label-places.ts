import { useMemo } from 'react';
import { recordsOn } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { boxAt } from '#elements/free-place.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import { boundsOf, grownBounds, type Bounds } from '#lib/polygon.ts';
import { middle } from '#lib/vec2.ts';
import { useEditor, useLookedAt } from '../editor-context.tsx';
import { useKnownModels } from '../uploads/models-context.tsx';
import { useLanguage } from '../words/use-language.ts';
import type { Gap } from './marks/piece-gaps.ts';
import { placeLabel, type PlacedRoomLabel } from './marks/room-label-place.ts';
import { underNames } from './marks/under-names.ts';
import { useSettled } from './use-settled.ts';

/** Of a distance that is shown, pixels. */
const pill = { width: 128, height: 32 };
/** How far the handle that turns a piece stands out of it. */
const handles = 40;

/** Of the sign that stands for a camera, whichever way it looks. Pixels. */
const cameraSign = { width: 20, height: 20 };

/** What is drawn around the selection. */
export interface SelectionMarks {
  /** Distances to what is around it. */
  readonly gaps: readonly Gap[];
  readonly held: Bounds | null;
}

/**
 * Where the names of rooms stand on the screen and in which form: beside furniture, cameras, rugs and lamps. Found for the
 * design as it was last done or is proposed, not for what is in hand, and anew at every fourth of a doubling of the
 * scale.
 */
export function useLabelPlaces(
  level: string,
  scale: number,
  { gaps, held }: SelectionMarks,
): ReadonlyMap<string, PlacedRoomLabel> {
  const { pieces } = useEditor();
  const known = useKnownModels();
  const reader = useLanguage();
  const done = useSettled(useLookedAt(), ['rooms', 'walls', 'items', 'cameras']);
  const step = 2 ** (Math.round(Math.log2(scale) * 4) / 4);
  return useMemo(() => {
    const shown = gaps.flatMap(({ from, to }) => {
      const figure = boxAt(middle(from, to), { width: pill.width / step, height: pill.height / step });
      return [figure, boundsOf([from, to])];
    });
    const inHand = held ? [grownBounds(held, handles / step)] : [];
    const { standing, soft } = known ? underNames(done, level, pieces) : { standing: [], soft: [] };
    const sign = { width: cameraSign.width / step, height: cameraSign.height / step };
    const cameras = recordsOn(done, 'cameras', level).map(({ at }) => boxAt(at, sign));
    const taken = { standing: [...standing, ...cameras, ...inHand, ...shown], soft };
    return new Map(
      roomsOf(done, level).map(({ record, shape }) => [
        record.id,
        placeLabel(shape, ownRoomName(record, reader), step, taken),
      ]),
    );
  }, [done, level, step, pieces, known, reader, gaps, held]);
}
