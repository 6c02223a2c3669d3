import type { Design } from '#design/document.ts';
import { recordOf } from '#design/document.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import { areaSuffix, lengthSuffix, writeArea, writeLength, type Units } from '#editor/units.ts';
import type { DrawnLabel } from '#elements/drawing.ts';
import { useLanguage } from '../words/use-language.ts';
import { useLabelPlaces, type SelectionMarks } from './use-label-places.ts';
import { toScreen, type PlanCamera, type Size } from './plan-camera.ts';

interface RoomLabelsProps {
  design: Design;
  level: string;
  words: readonly DrawnLabel[];
  camera: PlanCamera;
  size: Size;
  units: Units;
  /** What is shown of the selection: names stand beside it. */
  marks?: SelectionMarks;
  /** Those there were before what is in hand; the others are only coming to be. Null: all are there. */
  known?: Design['rooms'] | null;
}

const noMarks: SelectionMarks = { gaps: [], held: null };

/** Names and areas of rooms, in the reader's language and units; figures do not grow with the zoom. */
export function RoomLabels({
  design,
  level,
  words,
  camera,
  size,
  units,
  marks = noMarks,
  known = null,
}: RoomLabelsProps) {
  const locale = useLanguage();
  const places = useLabelPlaces(level, camera.scale, marks);
  return (
    <g>
      {words
        .filter(({ text }) => text.kind !== 'length')
        .map((word, at) => {
          // On paper they stand 130 mm above and below the middle; on a screen a line apart.
          const named = word.text.kind === 'name';
          const middle = { x: word.at.x, y: word.at.y + (named ? -130 : 130) };
          const { x, y } = toScreen(camera, size, places.get(word.elementId) ?? middle);
          return (
            <text
              key={`${word.elementId} ${at}`}
              x={x}
              y={y + (named ? -6 : 12)}
              textAnchor="middle"
              className={named ? 'pv-room-name' : 'pv-room-area'}
              data-new={known && !(word.elementId in known) ? true : undefined}
            >
              {written(word)}
            </text>
          );
        })}
    </g>
  );

  function written({ text, elementId }: DrawnLabel): string {
    if (text.kind === 'length') return `${writeLength(text.millimetres, units)} ${lengthSuffix(units.length)}`.trim();
    if (text.kind === 'area') return `${writeArea(text.squareMillimetres, units)} ${areaSuffix(units.area)}`;
    const room = recordOf(design, 'rooms', elementId);
    return room ? ownRoomName(room, locale) : text.name;
  }
}
