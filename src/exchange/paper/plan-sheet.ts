import type { Design, Level } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { RoomRecord } from '#design/records/room.ts';
import { chainRoom } from '#elements/annotations/chains/plan.ts';
import type { DrawnLabel } from '#elements/drawing.ts';
import { tableOfId } from '#design/document.ts';
import type { SymbolSource } from '#elements/furniture/symbol-source.ts';
import { planMarks } from '#exchange/paper/draw-plan.ts';
import type { Placement } from '#exchange/paper/draw-plan.ts';
import { largestScale } from '#exchange/paper/paper.ts';
import type { PaperSize } from '#exchange/paper/paper.ts';
import { roomLabels } from '#exchange/paper/room-labels.ts';
import { boxMark, inks } from '#exchange/paper/sheet.ts';
import type { Mark, Sheet } from '#exchange/paper/sheet.ts';
import { drawnBounds, shownChains, shownPlan } from '#exchange/paper/shown-plan.ts';
import type { Shown } from '#exchange/paper/shown-plan.ts';
import { blockHeight, titleBlock } from '#exchange/paper/title-block.ts';
import type { BlockWords } from '#exchange/paper/title-block.ts';
import type { Bounds } from '#lib/polygon.ts';

export interface PlanOptions {
  readonly symbols: SymbolSource;
  readonly show: Shown;
  /** How lengths and areas are written. */
  readonly write: (text: DrawnLabel['text']) => string;
  readonly roomName: (room: RoomRecord) => string;
}

interface SheetOptions extends PlanOptions {
  readonly paper: PaperSize;
  readonly scale: number | 'fit';
  readonly words: BlockWords;
}

export interface PlanSheet extends Sheet {
  readonly scale: number;
  /** Whether all of it is on the paper. */
  readonly fits: boolean;
}

/** From the paper's edge to the frame, and from the frame to what is drawn. */
const edge = 10;
const inside = 4;

/** A level on paper: a frame, the plan to scale in its middle, a title block. */
export function planSheet(design: Design, level: Level, options: SheetOptions): PlanSheet {
  const { paper, words } = options;
  const frame = { width: paper.width - 2 * edge, height: paper.height - 2 * edge };
  const room = { width: frame.width - 2 * inside, height: frame.height - blockHeight - 2 * inside };
  const needs = roomNeeded(design, level, options);
  const isWithin = (at: number) => {
    const { width, height } = needs(at);
    return width <= room.width + 0.01 && height <= room.height + 0.01;
  };
  const scale = options.scale === 'fit' ? largestScale(isWithin) : options.scale;
  const { width, height, left, top } = needs(scale);
  const placement = {
    x: edge + inside + (room.width - width) / 2 - left,
    y: edge + inside + (room.height - height) / 2 - top,
    scale,
  };
  const block = titleBlock([edge, paper.height - edge - blockHeight, frame.width], {
    words,
    drawn: { scale, north: design.settings.north },
  });
  return {
    ...paper,
    scale,
    fits: isWithin(scale),
    marks: [
      ...drawnLevel(design, level, placement, options),
      boxMark([edge, edge, frame.width, frame.height], { fill: null, stroke: inks.ink, width: 0.5 }),
      ...block,
    ],
  };
}

/** A level alone, on as much paper as it takes. */
export function barePlan(design: Design, level: Level, scale: number, options: PlanOptions): Sheet {
  const { width, height, left, top } = roomNeeded(design, level, options)(scale);
  const round = (value: number) => Math.ceil(value * 100) / 100;
  const placement = { x: inside - left, y: inside - top, scale };
  return {
    width: round(width + 2 * inside),
    height: round(height + 2 * inside),
    marks: drawnLevel(design, level, placement, options),
  };
}

/** What it takes on paper at a scale, and where its left and upper edges lie from the home's nought. */
function roomNeeded(design: Design, level: Level, { symbols, show }: PlanOptions) {
  const chains = shownChains(design, level, show);
  const bounds: Bounds = drawnBounds(
    shownPlan(design, level, { symbols, show: { ...show, dimensions: false }, scale: 50 }),
  );
  return (scale: number) => {
    const [left, right, top, bottom] = (['left', 'right', 'top', 'bottom'] as const).map((side) =>
      chainRoom(chains, side),
    ) as [number, number, number, number];
    return {
      width: (bounds.right - bounds.left) / scale + left + right,
      height: (bounds.top - bounds.bottom) / scale + top + bottom,
      left: bounds.left / scale - left,
      top: -bounds.top / scale - top,
    };
  };
}

function drawnLevel(design: Design, level: Level, placement: Placement, options: PlanOptions): Mark[] {
  const { symbols, show, write, roomName } = options;
  const drawing = shownPlan(design, level, { symbols, show, scale: placement.scale });
  // Rooms are labelled where there is room for it.
  const others = drawing.words.filter(
    ({ elementId, text }) => tableOfId(elementId) !== 'rooms' || text.kind === 'length',
  );
  const labels = show.names
    ? roomLabels(roomsOf(design, level.id), drawing, placement, {
        name: ({ record }) => roomName(record),
        area: (squareMillimetres) => write({ kind: 'area', squareMillimetres }),
      })
    : [];
  return [...planMarks({ ...drawing, words: others }, placement, write), ...labels];
}
