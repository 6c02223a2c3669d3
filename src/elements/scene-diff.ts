import type { Design, Level } from '#design/document.ts';
import { itemPiece, lightPieces } from '#elements/pieces/scene-items.ts';
import { pieceKey } from '#elements/pieces/piece-key.ts';
import { madePiece, type ScenePiece, type Workshop } from '#elements/pieces/scene-piece.ts';
import { affordableDetail, structurePieces, type SceneOptions } from '#elements/scene.ts';
import type { Part } from '#models/geometry/mesh.ts';

/** What an edit changes in a scene: pieces that are new or look or stand otherwise, and the keys of those that are gone. */
interface SceneDifference {
  put: ScenePiece[];
  gone: string[];
}

/** A scene that follows a design. What an edit does not concern stays the same objects, parts and meshes included. */
export interface TrackedScene {
  /** From the state before to this design, of these levels (default: all). */
  update(design: Design, levels?: readonly string[]): SceneDifference;
  pieces(): ScenePiece[];
}

type Pieces = ReadonlyMap<string, ScenePiece>;

/** Pieces that are looked at together, and what they were looked at for. */
interface Section {
  seen: readonly unknown[];
  pieces: Pieces;
}

interface TrackOptions extends Omit<SceneOptions, 'levels'> {
  /** After each piece of furniture that is looked at, made anew or not. */
  onFurniture?: (() => void) | undefined;
}

export function trackScene({ models, detail, onFurniture }: TrackOptions): TrackedScene {
  let sections = new Map<string, Section>();
  let parts = new Map<string, readonly Part[]>();

  return {
    update(design, levels) {
      const shown = design.levels.filter(({ id }) => levels?.includes(id) ?? true);
      const affordable = affordableDetail(design, detail);
      const wanted = new Map<string, Section>();
      for (const level of shown) {
        for (const [name, seen, make] of sectionsOf(design, level)) {
          const key = `${level.id} ${name}`;
          const before = sections.get(key);
          const now = [affordable, ...seen];
          if (before && isSame(before.seen, now)) {
            wanted.set(key, before);
            continue;
          }
          const shop = workshop(before?.pieces);
          wanted.set(key, { seen: now, pieces: keyed(make(shop)) });
        }
      }
      const difference = differenceOf(sections, wanted);
      sections = wanted;
      forget();
      return difference;

      function workshop(known: Pieces | undefined): Workshop {
        return {
          models,
          detail: affordable,
          piece(order) {
            const before = known?.get(pieceKey(order));
            const piece = before && isSame(before.from, order.from) ? before : madePiece(order);
            if (order.kind === 'furniture') onFurniture?.();
            return piece;
          },
          shared(shape, make) {
            const made = parts.get(shape) ?? make();
            parts.set(shape, made);
            return made;
          },
        };
      }
    },
    pieces: () => [...sections.values()].flatMap((section) => [...section.pieces.values()]),
  };

  /** Shapes of doors, windows and lights live as long as a piece has them. */
  function forget(): void {
    const worn = new Set<Part>();
    for (const [name, { pieces }] of sections)
      if (!name.endsWith(' items'))
        for (const piece of pieces.values()) for (const { part } of piece.parts) worn.add(part);
    parts = new Map([...parts].filter(([, shared]) => shared.some((part) => worn.has(part))));
  }
}

type SectionOrder = [name: string, seen: readonly unknown[], make: (shop: Workshop) => ScenePiece[]];

/** Tables are never changed in place: where the same ones are seen again, nothing is looked at. */
function sectionsOf(design: Design, level: Level): SectionOrder[] {
  const { walls, openings, rooms, items, lights, levels, stairs, columns, beams } = design;
  return [
    [
      'structure',
      [walls, openings, rooms, levels, stairs, columns, beams],
      (shop) => structurePieces(design, level, shop),
    ],
    [
      'items',
      [items, level.elevation],
      (shop) =>
        Object.values(items)
          .filter((item) => item.level === level.id)
          .flatMap((item) => itemPiece(item, level, shop)),
    ],
    ['lights', [lights, level.elevation], (shop) => lightPieces(design, level, shop)],
  ];
}

function differenceOf(before: ReadonlyMap<string, Section>, after: ReadonlyMap<string, Section>): SceneDifference {
  const changed = [...after].filter(([name, section]) => before.get(name) !== section);
  const left = [...before].filter(([name, section]) => after.get(name) !== section);
  const was = new Map(left.flatMap(([, { pieces }]) => [...pieces]));
  const is = new Map(changed.flatMap(([, { pieces }]) => [...pieces]));
  return {
    put: [...is.values()].filter((piece) => was.get(piece.key) !== piece),
    gone: [...was.keys()].filter((key) => !is.has(key)),
  };
}

function keyed(pieces: readonly ScenePiece[]): Pieces {
  return new Map(pieces.map((piece) => [piece.key, piece]));
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((value, i) => Object.is(value, now[i]));
}
