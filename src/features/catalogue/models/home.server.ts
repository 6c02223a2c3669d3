import type { Design } from '#design/document.ts';
import { quantitiesOf } from '#design/quantities.ts';
import type { Locale } from '#lib/locale.ts';
import { rooms } from '#models/vocabulary.ts';
import { modelItems } from './library.server.ts';
import type { HomeFacts } from './home.ts';

/** The content of a home, in the reader's language. */
export function describeHome(design: Design, asked: { locale: Locale; edition: string }): HomeFacts {
  const { rooms: found, netArea, pieces } = quantitiesOf(design);
  const items = new Map(
    modelItems(
      pieces.map(({ model }) => model),
      asked,
    ).map((item) => [item.id, item]),
  );
  return {
    area: netArea,
    rooms: found
      .toSorted((a, b) => b.netArea - a.netArea)
      .map(({ id, type, name, netArea: area }) => ({
        id,
        area,
        name: rooms[type as keyof typeof rooms]?.[asked.locale] ?? name,
      })),
    pieces: pieces.flatMap(({ model, count, ids }) =>
      [items.get(model)].flatMap((item) => (item ? [{ item, count, ids }] : [])),
    ),
  };
}
