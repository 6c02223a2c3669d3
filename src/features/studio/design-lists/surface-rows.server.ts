import type { Design } from '#design/document.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import { AppError } from '#lib/errors.ts';
import { findFinish } from '#models/materials/library.ts';
import type { RequestContext } from '#platform/context.ts';
import type { SurfaceFact } from '#platform/threads/exporter.ts';
import { translator } from '#text/messages.server.ts';

/** A line of what a home's surfaces take, in the reader's language. */
export interface SurfaceRow {
  room: string;
  on: string;
  finish: string;
  /** Square metres, metres. */
  area: number | null;
  length: number | null;
  /** Tiles, rolls or litres, those to spare included. */
  buy: number | null;
  unit: string | null;
  boxes: number | null;
  /** Per cent of what is needed that is cut away. */
  waste: number | null;
}

/** By the thread, which plans the rooms (PRODUCT O2). Nobody sells surfaces here: they have no price. */
export async function surfaceRows(
  { exporter, locale }: Pick<RequestContext, 'exporter' | 'locale'>,
  userId: string | null,
  design: Design,
): Promise<SurfaceRow[]> {
  const facts = await exporter.surfaces(JSON.stringify(design), userId ?? 'visitors');
  if (!facts) throw new AppError('export_refused', { values: { reason: 'too_heavy' }, state: 'too_heavy' });
  return facts.map((fact) => rowOf(fact, design, locale));
}

function rowOf(fact: SurfaceFact, { rooms }: Design, locale: RequestContext['locale']): SurfaceRow {
  const { on, material, area, length, tiles, rolls, paint } = fact;
  const surfaces = translator(locale, 'surfaces');
  const units = translator(locale, 'designlist');
  const room = Object.hasOwn(rooms, fact.room) ? rooms[fact.room] : undefined;
  const bought =
    (tiles && ([tiles.buy, 'tiles'] as const)) ??
    (rolls === null ? null : ([rolls, 'rolls'] as const)) ??
    (paint && ([paint.litres, 'litres'] as const));
  return {
    room: room ? ownRoomName(room, locale) : '',
    on: surfaces(`ons.${on}`),
    finish: findFinish(material)?.name[locale] ?? material,
    area: area === null ? null : Math.round(area / 1e4) / 100,
    length: length === null ? null : Math.round(length) / 1000,
    buy: bought?.[0] ?? null,
    unit: bought ? units(`units.${bought[1]}`) : null,
    boxes: tiles?.boxes ?? null,
    waste: tiles ? Math.round(tiles.waste * 100) : null,
  };
}
