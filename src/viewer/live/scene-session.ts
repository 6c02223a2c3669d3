import type { Design, Level } from '#design/document.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import type { PlacedPart } from '#elements/placed-part.ts';
import { sunDirection } from '#design/sun.ts';
import { trackScene } from '#elements/scene-diff.ts';
import type { ScenePiece } from '#elements/pieces/scene-piece.ts';
import type { Box, Detail, Mesh } from '#models/geometry/mesh.ts';
import { contactShadow } from '#viewer/contact-shadow.ts';
import { furnitureBarriers } from '#elements/walking/barriers.ts';
import { grownBox, noBox, placedBox } from '#viewer/home/placed-box.ts';
import { changedDesign, type DesignChanges } from '#viewer/live/design-changes.ts';
import { trackLamps } from '#viewer/live/track-lamps.ts';
import { shownLevels, walkFacts } from '#viewer/live/home-facts.ts';
import type { HomeFacts, PatchPart, PatchPiece, ScenePatch } from '#viewer/live/scene-patch.ts';
import { splitGrain } from '#viewer/live/split-grain.ts';

/** A home that is drawn elsewhere: knows what was sent, and sends what an edit changes of it. */
export interface SceneSession {
  /** Everything, the first time. */
  open(): ScenePatch;
  edit(changes: DesignChanges, level: string): ScenePatch;
}

/** A mesh with its numbers, one for each direction of the grain, and how many parts wear it. */
interface Known {
  numbers: { number: number; grain: PatchPart['grain'] }[];
  users: number;
}

interface Drawn {
  piece: ScenePiece;
  box: Box;
  triangles: number;
}

/** How much of the furniture is built. */
export interface Built {
  done: number;
  total: number;
}

/** Runs in the mesh worker. A home up to one of its levels: those above would hide it. */
export function createSceneSession(
  first: Design,
  chosen: string,
  detail: Detail,
  onBuilt?: (built: Built) => void,
): SceneSession {
  const models = librarySource(detail);
  const opening = { done: 0, total: onBuilt ? furnitureOn(first, shownLevels(first, chosen).ids) : 0 };
  const scene = trackScene({ models, detail, onFurniture: countOne });
  const known = new Map<Mesh, Known>();
  const shadowUsers = new Map<string, number>();
  const drawn = new Map<string, Drawn>();
  let design = first;
  let top = shownLevels(first, chosen).top;
  let facts: { of: readonly unknown[]; walk: ReturnType<typeof walkFacts> } | null = null;
  let last = 0;
  const lamps = trackLamps(models);

  /** A hundred times at most: whoever is told draws it. */
  function countOne(): void {
    const { done, total } = opening;
    if (done === total) return;
    opening.done++;
    if (Math.floor((done * 100) / total) < Math.floor((opening.done * 100) / total)) onBuilt?.({ ...opening });
  }

  function patch(level: string, opened: boolean): ScenePatch {
    const before = top;
    const shown = shownLevels(design, level);
    top = shown.top;
    const { put, gone } = scene.update(design, shown.ids);
    // Only the highest level is opened from above: when another is, both are dressed anew.
    const again =
      opened || before.id === top.id
        ? []
        : scene.pieces().filter((piece) => piece.level === before.id || piece.level === top.id);
    const made: ScenePatch = {
      meshes: [],
      shadows: [],
      put: [],
      gone: gone.filter((key) => drawn.has(key)),
      freed: { meshes: [], shadows: [] },
      facts: {
        box: noBox,
        triangles: 0,
        sun: sunDirection(design.settings),
        lights: lamps(design, shown.ids.toReversed()),
        ...walk(),
      },
    };
    const pieces = [...new Set([...put, ...again])];
    // New users before old ones leave: what both wear is not sent twice.
    const replaced = pieces.flatMap(({ key }) => drawn.get(key)?.piece ?? []);
    const left = [...replaced, ...made.gone.flatMap((key) => drawn.get(key)?.piece ?? [])];
    made.put = pieces.map((piece) => sent(piece, made));
    for (const key of made.gone) drawn.delete(key);
    for (const piece of left) release(piece, made.freed);
    Object.assign(made.facts, wholeOf(drawn.values()));
    return made;
  }

  /** Where one walks follows from the walls and what is in them. */
  function walk(): ReturnType<typeof walkFacts> {
    const { walls, openings, rooms, cameras, levels, stairs, columns } = design;
    const of = [walls, openings, rooms, cameras, levels, stairs, columns, top.id];
    if (!facts || facts.of.some((each, i) => each !== of[i])) facts = { of, walk: walkFacts(design, top) };
    return { ...facts.walk, barriers: [...facts.walk.barriers, ...furnitureBarriers(design, top.id)] };
  }

  function sent(piece: ScenePiece, into: ScenePatch): PatchPiece {
    const { key, kind, id, at, upload } = piece;
    const parts = piece.parts.flatMap((placed) =>
      use(placed.part.mesh, into).map(({ number, grain }): PatchPart => ({
        mesh: number,
        slot: placed.part.slot,
        finish: placed.material,
        grain,
        both: placed.sides === 'both',
        layer: layerOf(placed, top),
      })),
    );
    const box = piece.parts.reduce((sum, { part }) => grownBox(sum, placedBox(part.mesh, at)), noBox);
    const triangles = piece.parts.reduce((sum, { part }) => sum + part.mesh.indices.length / 3, 0);
    drawn.set(key, { piece, box, triangles });
    const shadow = shadowUnder(piece, into);
    return { key, kind, id, at, box, parts, ...(upload && { upload }), ...(shadow && { shadow }) };
  }

  function use(mesh: Mesh, { meshes }: ScenePatch): Known['numbers'] {
    const found = known.get(mesh);
    if (found) {
      found.users++;
      return found.numbers;
    }
    const numbers = splitGrain(mesh).map(({ grain, mesh: cut }) => {
      const number = ++last;
      meshes.push({ number, mesh: cut, box: placedBox(cut, { x: 0, y: 0, z: 0, turn: 0 }) });
      return { number, grain };
    });
    known.set(mesh, { numbers, users: 1 });
    return numbers;
  }

  function shadowUnder({ shadow, parts }: ScenePiece, { shadows }: ScenePatch): string | undefined {
    if (shadow === undefined) return undefined;
    const users = shadowUsers.get(shadow);
    shadowUsers.set(shadow, (users ?? 0) + 1);
    if (users !== undefined) return shadow;
    const meshes = [...new Set(parts.map(({ part }) => part.mesh))];
    const made = contactShadow(meshes, 'floor', new Float32Array());
    if (made) shadows.push({ model: shadow, shadow: made });
    return shadow;
  }

  function release({ parts, shadow }: ScenePiece, freed: ScenePatch['freed']): void {
    for (const { part } of parts) {
      const found = known.get(part.mesh);
      if (!found || --found.users > 0) continue;
      known.delete(part.mesh);
      freed.meshes.push(...found.numbers.map(({ number }) => number));
    }
    if (shadow === undefined) return;
    const users = (shadowUsers.get(shadow) ?? 0) - 1;
    if (users > 0) return void shadowUsers.set(shadow, users);
    shadowUsers.delete(shadow);
    freed.shadows.push(shadow);
  }

  return {
    open: () => patch(chosen, true),
    edit(changes, level) {
      design = changedDesign(design, changes);
      return patch(level, false);
    },
  };
}

function furnitureOn({ items }: Design, levels: readonly string[]): number {
  return Object.values(items).filter(({ level, hidden }) => !hidden && levels.includes(level)).length;
}

/** What one looks at before anything is drawn: a room's worth. */
const emptyPlot: Box = { min: [-3000, -3000, 0], max: [3000, 3000, 2800] };

/** Levels below the highest that is shown stay whole. */
function layerOf({ level, layer }: PlacedPart, top: Level): PatchPart['layer'] {
  return level === top.id ? layer : 'always';
}

function wholeOf(drawn: Iterable<Drawn>): Pick<HomeFacts, 'box' | 'triangles'> {
  let whole = noBox;
  let triangles = 0;
  for (const { box, triangles: own } of drawn) {
    whole = grownBox(whole, box);
    triangles += own;
  }
  return { box: triangles === 0 ? emptyPlot : whole, triangles };
}

/** Every array of a patch, to be handed over rather than copied. */
export function patchBuffers({ meshes, shadows }: ScenePatch): ArrayBuffer[] {
  const arrays = [
    ...meshes.flatMap(({ mesh: { positions, normals, uvs, indices } }) => [positions, normals, uvs, indices]),
    ...shadows.map(({ shadow }) => shadow.dark),
  ];
  return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}
