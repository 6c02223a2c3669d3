import type { Design } from '#design/document.ts';
import { recordOf } from '#design/document.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import { areaSuffix, lengthSuffix, writeArea, writeLength, type Units } from '#editor/units.ts';
import type { DrawnLabel } from '#elements/drawing.ts';
import { useLanguage } from '../../words/use-language.ts';
import { useLabelPlaces, type SelectionMarks } from '../use-label-places.ts';
import { toScreen, type PlanCamera, type Size } from '../plan-camera.ts';

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

/** Of the name and of the area under it, from the middle of both. Pixels. */
const offset = { whole: [-6, 12], small: [-4, 10] } as const;
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
          const place = places.get(word.elementId);
          const form = place?.form ?? 'whole';
          const alone = words.every(
            ({ elementId, text }) => elementId !== word.elementId || text.kind === word.text.kind,
          );
          // Where they share a line its name brings the area along.
          if (form === 'line' && !named && !alone) return null;
          const { x, y } = toScreen(camera, size, place?.at ?? middle);
          const area = form === 'line' && named ? areaOf(word.elementId) : null;
          return (
            <text
              key={`${word.elementId} ${at}`}
              x={x}
              y={y + (form === 'line' || alone ? 5 : offset[form][named ? 0 : 1])}
              textAnchor="middle"
              className={named ? 'pv-room-name' : 'pv-room-area'}
              data-form={form}
              data-new={known && !(word.elementId in known) ? true : undefined}
            >
              {written(word)}
              {area && (
                <tspan className="pv-room-area" dx={8}>
                  {written(area)}
                </tspan>
              )}
            </text>
          );
        })}
    </g>
  );

  function areaOf(id: string): DrawnLabel | null {
    return words.find(({ elementId, text }) => elementId === id && text.kind === 'area') ?? null;
  }

  function written({ text, elementId }: DrawnLabel): string {
    if (text.kind === 'length') return `${writeLength(text.millimetres, units)} ${lengthSuffix(units.length)}`.trim();
    if (text.kind === 'area') return `${writeArea(text.squareMillimetres, units)} ${areaSuffix(units.area)}`;
    const room = recordOf(design, 'rooms', elementId);
    return room ? ownRoomName(room, locale) : text.name;
  }
}
