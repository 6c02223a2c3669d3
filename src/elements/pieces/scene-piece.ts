import type { ElementKind, Layer, PlacedPart, Placement3 } from '#elements/placed-part.ts';
import { pieceKey } from '#elements/pieces/piece-key.ts';
import type { ModelSource } from '#elements/furniture/model-source.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import { findFinish } from '#models/materials/library.ts';
import type { Detail, Part } from '#models/geometry/mesh.ts';

/**
 * What changes as one: a run of a wall with its two junctions, what fills an opening, the floor, the ceiling or the
 * skirting of a room, a storey's slab, a piece of furniture, a light.
 */
export interface ScenePiece {
  /** Of its kind and id, and of which run for a wall that is cut into several: one piece a key. */
  key: string;
  kind: ElementKind;
  id: string;
  level: string;
  /**
   * What it was made from: records by identity, what was derived from several of them by its numbers. Where nothing of
   * it differs, the piece is the same.
   */
  from: readonly unknown[];
  at: Placement3;
  parts: readonly PlacedPart[];
  /** A merchant's file that a viewer draws there; its parts stand in until it has come. */
  upload?: string;
  /** It stands on the floor and darkens it: the model whose shadow it is. */
  shadow?: string;
}

/** What a piece is, and how it is made should it differ from the one before. */
export interface PieceOrder {
  kind: ElementKind;
  id: string;
  level: string;
  run?: number;
  from: readonly unknown[];
  at: Placement3;
  make(): readonly PieceFace[];
  upload?: string | undefined;
  shadow?: string | undefined;
}

/** A part and what it wears. */
export interface PieceFace {
  part: Part;
  material: string;
  layer?: Layer;
  sides?: PlacedPart['sides'];
}

/** Where pieces are made: it may still have one, and parts that several share. */
export interface Workshop {
  models: ModelSource;
  detail: Detail;
  piece(order: PieceOrder): ScenePiece;
  /** The parts of things of one shape, so that they are built, sent and drawn together. */
  shared(shape: string, make: () => readonly Part[]): readonly Part[];
}

/** Makes everything once and keeps no piece: for a scene that is built whole. */
export function newWorkshop(models: ModelSource, detail: Detail): Workshop {
  const parts = new Map<string, readonly Part[]>();
  return {
    models,
    detail,
    piece: madePiece,
    shared(shape, make) {
      const known = parts.get(shape) ?? make();
      parts.set(shape, known);
      return known;
    },
  };
}

export function madePiece(order: PieceOrder): ScenePiece {
  const { kind, id, level, at, from, upload, shadow } = order;
  return {
    key: pieceKey(order),
    kind,
    id,
    level,
    from,
    at,
    parts: order.make().map(({ part, material, layer = 'always', sides = 'front' }) => ({
      elementId: id,
      kind,
      level,
      part,
      // A design may name a finish that does not exist (any more); what is drawn always has one that does.
      material: findFinish(material) ? material : defaultMaterials.wallInside,
      at,
      layer,
      sides,
    })),
    ...(upload !== undefined && { upload }),
    ...(shadow !== undefined && { shadow }),
  };
}
