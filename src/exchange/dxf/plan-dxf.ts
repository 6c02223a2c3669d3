import { recordOf, tableOfId } from '#design/document.ts';
import type { Design, Level, TableName } from '#design/document.ts';
import { usualScale } from '#elements/annotations/dimension/plan.ts';
import type { DrawnLabel, DrawnShape } from '#elements/drawing.ts';
import { dxfFile } from '#exchange/dxf/dxf-file.ts';
import type { DxfEntity, DxfLayer } from '#exchange/dxf/dxf-file.ts';
import type { PlanOptions } from '#exchange/paper/plan-sheet.ts';
import { shownPlan } from '#exchange/paper/shown-plan.ts';

/** By kind, in the words draughtsmen have for them; colours of AutoCAD's index. */
const dxfLayers = {
  walls: { name: 'WALLS', colour: 7 },
  doors: { name: 'DOORS', colour: 3 },
  windows: { name: 'WINDOWS', colour: 4 },
  openings: { name: 'OPENINGS', colour: 8 },
  rooms: { name: 'ROOMS', colour: 9 },
  items: { name: 'FURNITURE', colour: 8 },
  stairs: { name: 'STAIRS', colour: 30 },
  columns: { name: 'COLUMNS', colour: 7 },
  beams: { name: 'BEAMS', colour: 8 },
  lights: { name: 'LIGHTS', colour: 2 },
  dimensions: { name: 'DIMENSIONS', colour: 1 },
  notes: { name: 'NOTES', colour: 6 },
  names: { name: 'ROOM_NAMES', colour: 5 },
} as const satisfies Record<string, DxfLayer>;
type LayerKey = keyof typeof dxfLayers;

const layerOfTable: Partial<Record<TableName, LayerKey>> = {
  rooms: 'rooms',
  items: 'items',
  stairs: 'stairs',
  columns: 'columns',
  beams: 'beams',
  lights: 'lights',
  dimensions: 'dimensions',
  notes: 'notes',
};
const openingLayers = { door: 'doors', window: 'windows', gap: 'openings' } as const;
/** Letters in the home, to be read on paper at 1:50. Millimetres. */
const heights = { large: 140, small: 105 } as const;

/** The plan of a level for programs that draw: the same lines as on paper, in millimetres of the home. */
export function planDxf(design: Design, level: Level, options: PlanOptions): string {
  const { shapes, words } = shownPlan(design, level, { ...options, scale: usualScale });
  const entities = [
    ...shapes.filter(isLine).map((shape) => shapeEntity(design, shape)),
    ...words.flatMap((word) => wordEntities(design, word, options)),
  ];
  const used = new Set(entities.map(({ layer }) => layer));
  const layers = Object.values(dxfLayers).filter(({ name }) => used.has(name));
  return dxfFile(layers, entities, 'Hien - millimetres, 1 unit = 1 mm');
}

/** Fills without an edge only cover what lies beneath them; those of walls and rooms are outlines too. */
function isLine({ weight, fill, elementId }: DrawnShape): boolean {
  return weight !== 'none' || fill === 'poche' || tableOfId(elementId) === 'rooms';
}

function shapeEntity(design: Design, { elementId, layer, path, closed, dashed = false }: DrawnShape): DxfEntity {
  const kind = path.length === 2 && !closed ? 'line' : 'polyline';
  const name = layer === 'wall' && tableOfId(elementId) !== 'columns' ? 'WALLS' : layerName(design, elementId);
  return { kind, layer: name, path, closed, dashed };
}

function layerName(design: Design, elementId: string): string {
  const opening = recordOf(design, 'openings', elementId);
  if (opening) return dxfLayers[openingLayers[opening.kind]].name;
  const table = tableOfId(elementId);
  return dxfLayers[(table && layerOfTable[table]) ?? 'walls'].name;
}

/** A text of R12 has one line. */
function wordEntities(
  design: Design,
  { elementId, text, at, turn, size }: DrawnLabel,
  { write, roomName }: PlanOptions,
): DxfEntity[] {
  const room = recordOf(design, 'rooms', elementId);
  const words = room && text.kind === 'name' ? roomName(room) : write(text);
  const layer = room && text.kind !== 'length' ? dxfLayers.names.name : textLayer(elementId);
  const height = heights[size];
  return words
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, i) => ({ kind: 'text', layer, text: line, at: { x: at.x, y: at.y - i * height * 1.6 }, height, turn }));
}

function textLayer(elementId: string): string {
  return tableOfId(elementId) === 'notes' ? dxfLayers.notes.name : dxfLayers.dimensions.name;
}
