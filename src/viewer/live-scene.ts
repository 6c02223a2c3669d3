import { Group, Matrix4 } from 'three';
import type { Layer, Placement3 } from '#elements/placed-part.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Box } from '#models/geometry/mesh.ts';
import { pieceKey } from '#elements/pieces/piece-key.ts';
import { grownBox } from '#viewer/home/placed-box.ts';
import { createFinishBatches, type DrawnCopy } from '#viewer/live/finish-batches.ts';
import { hitEachTriangle, type HitMesh } from '#viewer/live/hit-mesh.ts';
import { createMeshStore } from '#viewer/live/mesh-store.ts';
import { allMet, firstMet, pickedAt, type Accept, type Pickable, type Picked } from '#viewer/live/pick-piece.ts';
import type { PatchPart, PatchPiece, ScenePatch } from '#viewer/live/scene-patch.ts';
import { createShadowAtlas, type LaidShadow } from '#viewer/live/shadow-atlas.ts';
import { createUploadPieces, type LoadUpload } from '#viewer/live/upload-pieces.ts';
import type { Mode } from '#viewer/stage/camera-controller.ts';
import type { MaterialCache } from '#viewer/stage/material-cache.ts';

/** A home as three draws it, changed piece by piece. Metres, Y up; places and rays are ours: millimetres, Z up. */
export interface LiveScene {
  group: Group;
  /** Waits for the finishes it needs, then does all of it at once; changes are done in the order they came. */
  apply(patch: ScenePatch): Promise<void>;
  /** A piece shown elsewhere while it is dragged: nothing else changes, and no ray meets it. */
  overlay(itemId: string, at: Placement3): void;
  /** Back to where its design has it. */
  endOverlay(itemId: string): void;
  showMode(mode: Mode): void;
  /** The dark under things, as a share of what it usually is. */
  darken(by: number): void;
  /** What stands in the way of the eye: such parts are neither drawn nor met by a ray until this is called again. */
  stepAside(isAside: IsAside): void;
  /** The first thing along a ray; `along` is of unit length. */
  pick(from: Vec3, along: Vec3, accept?: Accept): Picked | null;
  /** Everything along it, the nearest first. */
  pickAll(from: Vec3, along: Vec3, accept?: Accept): Picked[];
  /** Around all that bears the id. */
  boxOf(id: string): Box | null;
  /** What there is to draw now, and what is kept for it. */
  figures(): { drawCalls: number; batches: number; meshes: number; pieces: number };
  dispose(): void;
}

/** Whether a part of a piece is out of the way. */
export type IsAside = (piece: Pick<PatchPiece, 'kind' | 'id'>, part: Pick<PatchPart, 'slot'>) => boolean;

export interface LiveSceneOptions {
  materials: Pick<MaterialCache, 'acquire' | 'release'>;
  /** Millimetres the dark under things lies over the floor. */
  lift: number;
  hit?: HitMesh | undefined;
  /** Fetches a merchant's file; without it such a piece stays a plain box. */
  loadUpload?: LoadUpload | undefined;
  /** Something changed by itself: a file has come. */
  onChange?(): void;
}

interface Drawn {
  piece: PatchPiece;
  copies: DrawnCopy[];
  shadow: LaidShadow | null;
}

export function createLiveScene(options: LiveSceneOptions): LiveScene {
  const { hit = hitEachTriangle } = options;
  const home = new Group();
  home.rotation.x = -Math.PI / 2;
  home.scale.setScalar(0.001);
  const meshes = createMeshStore();
  const batches = createFinishBatches(home, options.materials, meshes.geometryOf);
  const shadows = createShadowAtlas(options.lift);
  const uploads = createUploadPieces(options.loadUpload, (keys) => {
    for (const key of keys) showParts(key);
    options.onChange?.();
  });
  home.add(shadows.group);
  const group = new Group().add(home, uploads.group);
  const drawn = new Map<string, Drawn>();
  const overlays = new Map<string, Placement3>();
  let mode: Mode = 'orbit';
  let aside: IsAside | null = null;
  let closed = false;
  let queue: Promise<void> = Promise.resolve();
  const shown = (layer: Layer) => isShown(layer, mode);
  batches.showLayers(shown);

  function put(piece: PatchPiece): void {
    const before = drawn.get(piece.key);
    const at = overlays.get(piece.id) ?? piece.at;
    if (before && looksSame(before.piece, piece)) {
      before.piece = piece;
      return place(before, at);
    }
    const matrix = matrixOf(at);
    // New parts before the old ones go: what both share is not thrown away in between.
    const copies = piece.parts.map((part) => batches.add(part, matrix));
    const shadow = piece.shadow === undefined ? null : shadows.lay(piece.shadow, matrix);
    if (before) remove(before);
    drawn.set(piece.key, { piece, copies, shadow });
    if (piece.upload !== undefined) uploads.put(piece.key, piece.upload, at);
    showParts(piece.key);
  }

  function place({ piece, copies, shadow }: Drawn, at: Placement3): void {
    const matrix = matrixOf(at);
    for (const copy of copies) copy.place(matrix);
    shadow?.place(matrix);
    if (piece.upload !== undefined) uploads.put(piece.key, piece.upload, at);
  }

  function remove({ piece, copies, shadow }: Drawn): void {
    for (const copy of copies) copy.remove();
    shadow?.remove();
    uploads.remove(piece.key);
  }

  /** A stand-in goes when its file has come, a part that is in the way while it is. */
  function showParts(key: string): void {
    const found = drawn.get(key);
    if (!found) return;
    const { piece, copies } = found;
    const file = uploads.has(key);
    copies.forEach((copy, i) => copy.show(!file && !isAside(piece, piece.parts[i])));
  }

  function isAside(piece: PatchPiece, part: PatchPart | undefined): boolean {
    return aside !== null && part !== undefined && aside(piece, part);
  }

  function pickables(accept: Accept | undefined): Pickable[] {
    return [...drawn.values()].filter(({ piece }) => isMet(piece, accept)).map(pickable);
  }

  function isMet(piece: PatchPiece, accept: Accept | undefined): boolean {
    return !overlays.has(piece.id) && (accept?.(piece) ?? true);
  }

  async function carryOut({ put: pieces, gone, freed, ...sent }: ScenePatch): Promise<void> {
    await batches.acquire(new Set(pieces.flatMap(({ parts }) => parts.map(({ finish }) => finish))));
    if (closed) return;
    for (const mesh of sent.meshes) meshes.add(mesh);
    for (const { model, shadow } of sent.shadows) shadows.know(model, shadow);
    for (const key of gone) {
      const left = drawn.get(key);
      if (left) remove(left);
      drawn.delete(key);
    }
    const anew = pieces.filter((piece) => !looksSame(drawn.get(piece.key)?.piece, piece));
    batches.reserve(anew.flatMap(({ parts }) => parts));
    for (const piece of pieces) put(piece);
    batches.sweep();
    for (const number of freed.meshes) meshes.drop(number);
    for (const model of freed.shadows) shadows.forget(model);
  }

  function pickable({ piece }: Drawn): Pickable {
    return {
      kind: piece.kind,
      id: piece.id,
      at: piece.at,
      box: piece.box,
      meshes: () =>
        piece.parts
          .filter((part) => shown(part.layer) && !uploads.has(piece.key) && !isAside(piece, part))
          .map((part) => ({
            mesh: meshes.meshOf(part.mesh),
            both: batches.isSeenFromBehind(part),
            slot: part.slot,
          })),
    };
  }

  return {
    group,
    apply(patch) {
      queue = queue.then(() => carryOut(patch));
      return queue;
    },
    overlay(itemId, at) {
      overlays.set(itemId, at);
      const piece = drawn.get(furnitureKey(itemId));
      if (piece) place(piece, at);
    },
    endOverlay(itemId) {
      const piece = drawn.get(furnitureKey(itemId));
      if (overlays.delete(itemId) && piece) place(piece, piece.piece.at);
    },
    showMode(next) {
      mode = next;
      batches.showLayers(shown);
    },
    darken: shadows.darken,
    stepAside(next) {
      aside = next;
      for (const key of drawn.keys()) showParts(key);
    },
    pick(from, along, accept) {
      const met = firstMet(pickables(accept), from, along, hit);
      const file = uploads.pick(from, along);
      const piece = file && drawn.get(file.key)?.piece;
      if (file && piece && isMet(piece, accept) && file.distance < (met?.distance ?? Infinity))
        return pickedAt({ piece, slot: '', distance: file.distance }, from, along);
      return met && pickedAt(met, from, along);
    },
    pickAll(from, along, accept) {
      const met = allMet(pickables(accept), from, along, hit);
      const file = uploads.pick(from, along);
      const piece = file && drawn.get(file.key)?.piece;
      const files = file && piece && isMet(piece, accept) ? [{ piece, slot: '', distance: file.distance }] : [];
      return [...met, ...files].toSorted((a, b) => a.distance - b.distance).map((each) => pickedAt(each, from, along));
    },
    boxOf(id) {
      const boxes = [...drawn.values()]
        .filter(({ piece }) => piece.id === id && piece.parts.length > 0)
        .map(({ piece }) => uploads.boxOf(piece.key) ?? piece.box);
      return boxes.length > 0 ? boxes.reduce(grownBox) : null;
    },
    figures() {
      const { all, shown: visible } = batches.count();
      const drawCalls = visible + shadows.group.children.length;
      return { drawCalls, batches: all, meshes: meshes.size(), pieces: drawn.size };
    },
    dispose() {
      closed = true;
      batches.dispose();
      shadows.dispose();
      uploads.dispose();
    },
  };
}

/** Without the roof one sees in; without the outer faces also through the walls in front of the rooms. */
function isShown(layer: Layer, mode: Mode): boolean {
  if (layer === 'always') return true;
  return mode === 'walk' || (layer === 'outside' && mode === 'plan');
}

function furnitureKey(itemId: string): string {
  return pieceKey({ kind: 'furniture', id: itemId });
}

function matrixOf({ x, y, z, turn }: Placement3): Matrix4 {
  return new Matrix4().makeRotationZ(turn).setPosition(x, y, z);
}

/** The same parts in the same finishes: it only stands elsewhere. */
function looksSame(before: PatchPiece | undefined, piece: PatchPiece): boolean {
  return (
    before !== undefined &&
    before.upload === piece.upload &&
    before.shadow === piece.shadow &&
    before.parts.length === piece.parts.length &&
    before.parts.every((part, i) => {
      const { mesh, finish, grain, both, layer } = piece.parts[i]!;
      return (
        part.mesh === mesh &&
        part.finish === finish &&
        part.grain === grain &&
        part.both === both &&
        part.layer === layer
      );
    })
  );
}
