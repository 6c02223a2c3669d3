import { levelOf, recordOf, recordsOn, type Design } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import { factsOf } from '#editor/pieces.ts';
import { isHidden, isSelectable } from '#editor/selectable.ts';
import { levelOfThing } from '#editor/things.ts';
import type { ItemState } from '#editor/tools/item/item-state.ts';
import type { Pointer } from '#editor/tools/tool.ts';
import type { Vec3 } from '#lib/vec.ts';
import { cross, middle, subtract, type Point } from '#lib/vec2.ts';
import type { Accept, Picked } from '#viewer/live/pick-piece.ts';
import { gap, type HandSurface, type ToolEvent } from '../hands/pointer-hands.ts';
import { openMenu } from '../hands/bind-hands.ts';
import type { Size } from '../plan-view/plan-camera.ts';
import { solidWallMet } from './aside/solid-wall.ts';
import { standingWalls, wallsAside, type Standing } from './aside/walls-aside.ts';
import { handleUnder, sceneHandles } from './scene-handles.ts';
import { onPlane, onUpright, sightOf, type Ray, type Sight } from './sight.ts';
import { dollied, orbited, poseOf, shifted } from './space-camera.ts';
import type { SpaceEye } from './space-eye.ts';

/** What the pointer asks of the view. */
export interface PointedScene {
  readonly eye: SpaceEye;
  sizeOf(): Size;
  pick(ray: Ray, accept: Accept): Picked | null;
  pickAll(ray: Ray, accept: Accept): Picked[];
  /** Of a place within the view. */
  inWindow(at: Point): Point;
}

/** A place of the home, as tools are told it: the scale is what a millimetre measures there. */
type Aimed = Pick<Pointer, 'at' | 'hit' | 'handle'> & { readonly scale: number };

/** The hands over 3D: the same tools, told the places of the plan that rays find. */
export function scenePointer(editor: Editor, scene: PointedScene): HandSurface {
  const { session, pieces } = editor;
  const { eye } = scene;
  /** How high what is in hand was taken hold of: it moves in a plane through there, so that it stays under the pointer. */
  let held: number | null = null;
  let standing: { walls: Design['walls']; level: string; of: Standing } | null = null;

  const sight = (): Sight => sightOf(poseOf(eye.camera()), scene.sizeOf());
  const floor = () => levelOf(session.design, session.state.level)?.elevation ?? 0;
  const here: Accept = ({ id }) => levelOfThing(session.design, id) === session.state.level;
  const reachable =
    (locked: boolean): Accept =>
    (piece) =>
      here(piece) && (isSelectable(session.design, piece.id) || (locked && !isHidden(session.design, piece.id)));
  const isWall: Accept = (piece) => piece.kind === 'wall' && here(piece);

  function placed(at: Point, height: number, more: Omit<Aimed, 'at' | 'scale'> = {}): Aimed {
    return { at, scale: sight().scaleAt([at.x, at.y, height]), ...more };
  }

  function picked({ point: [x, y, z], id, kind, slot }: Picked, behind: readonly string[] = []): Aimed {
    const part = kind === 'floor' || kind === 'ceiling' || kind === 'skirting' ? kind : slot;
    return placed({ x, y }, z, { hit: { id, height: z - floor(), part, behind } });
  }

  function onFloor(ray: Ray): Aimed | null {
    const at = onPlane(ray, floor());
    return at && placed(at, floor());
  }

  /** What a press would take: a handle, then what the ray meets; nothing of the plan where it meets nothing. */
  function taken(screen: Point, event: ToolEvent, pointer: Pick<Pointer, 'button' | 'input'>): Aimed | null {
    const ray = sight().ray(screen);
    const { design, state } = session;
    const { selection, level } = state;
    const handles = state.readOnly ? [] : sceneHandles({ design, level, selection, pieces, sight: sight() });
    const handle = handleUnder(handles, screen, sight(), pointer.input);
    const accept = reachable(pointer.button === 'secondary');
    const found =
      event === 'down' ? scene.pickAll(ray, accept) : [scene.pick(ray, accept)].filter((each) => each !== null);
    const [first, ...rest] = found;
    if (event === 'down') held = handle?.at[2] ?? (first && isSolid(first) ? first.point[2] : floor());
    const at = handle && onPlane(ray, handle.at[2]);
    if (handle && at) return placed(at, handle.at[2], { handle: handle.handle, hit: { id: null, height: 0 } });
    if (first) return { ...picked(first, [...new Set(rest.map(({ id }) => id))]), handle: null };
    const nothing = { handle: null, hit: { id: null, height: 0 } };
    const below = onPlane(ray, floor()) ?? horizon(ray);
    return placed(below, floor(), nothing);
  }

  function dragged(screen: Point, plane: number): Aimed | null {
    const ray = sight().ray(screen);
    const { tool } = session.state;
    if (tool.tool === 'select' && tool.state === 'lifting') {
      const lead = recordOf(session.design, 'items', tool.ids[0] ?? '');
      const high = lead && onUpright(ray, lead.at);
      return lead && high != null ? placed(tool.from, high, { hit: { id: null, height: high - floor() } }) : null;
    }
    const at = onPlane(ray, plane);
    const wall = tool.tool === 'select' && tool.state === 'dragging-things' ? stopped(ray, tool.lead, at) : null;
    const height = { hit: { id: null, height: plane - floor() } };
    return wall ? placed(wall, plane, height) : at && placed(at, plane, height);
  }

  /** A wall behind a piece stops it: what is beyond is not seen, and not meant. */
  function stopped(ray: Ray, lead: string, at: Point | null): Point | null {
    const met = wallMet(ray);
    const wall = met && recordOf(session.design, 'walls', met.id);
    const item = recordOf(session.shown, 'items', lead);
    if (!wall || !item || (at && !isBetween(wall, item.at, at))) return null;
    return { x: met.point[0], y: met.point[1] };
  }

  /** A wall as it stands, its holes closed; those that stepped aside by their tops alone. */
  function wallMet(ray: Ray): Picked | null {
    const { design } = session;
    const { level } = session.state;
    if (standing?.walls !== design.walls || standing.level !== level)
      standing = { walls: design.walls, level, of: standingWalls(design, level) };
    const [x, y, z] = ray.from;
    const { target } = eye.camera();
    const aside = wallsAside(standing.of, [x, y, z - floor()], { x: target[0], y: target[1] });
    const solid = solidWallMet(ray, recordsOn(design, 'walls', level), aside, floor());
    const top = scene.pick(ray, isWall);
    if (top && (!solid || top.point[2] > solid.point[2])) return top;
    return solid && { kind: 'wall', id: solid.id, slot: solid.side, point: solid.point };
  }

  /** A piece from the catalogue: on the wall, on the floor before it, on what carries it, under the ceiling. */
  function furnished(ray: Ray, { piece }: ItemState): Aimed | null {
    const { placement, height } = factsOf(pieces, piece.model);
    const { level } = session.state;
    if (placement === 'ceiling') {
      const ceiling = floor() + (levelOf(session.design, level)?.height ?? 0);
      const at = onPlane(ray, ceiling);
      return at && placed(at, ceiling);
    }
    const met = placement === 'top' ? scene.pick(ray, here) : wallMet(ray);
    if (!met) return onFloor(ray);
    const [x, y, z] = met.point;
    const rise = placement === 'wall' ? Math.max(1, Math.round(z - floor() - height / 2)) : 0;
    return placed({ x, y }, z, { hit: { id: met.id, height: placement === 'top' ? z - floor() : rise } });
  }

  function aimed(screen: Point, event: ToolEvent, pointer: Pick<Pointer, 'button' | 'input'>): Aimed | null {
    const { tool } = session.state;
    const ray = sight().ray(screen);
    switch (tool.tool) {
      case 'select':
        return held !== null && event !== 'down' ? dragged(screen, held) : taken(screen, event, pointer);
      case 'item':
        return furnished(ray, tool);
      case 'opening': {
        const wall = wallMet(ray);
        return wall ? picked(wall) : onFloor(ray);
      }
      case 'paint':
      case 'comment': {
        const met = scene.pick(ray, here);
        return met
          ? picked(met)
          : placed(onPlane(ray, floor()) ?? horizon(ray), floor(), { hit: { id: null, height: 0 } });
      }
      default:
        return onFloor(ray);
    }
  }

  /** Reaches of snapping are of the screen: tools read the scale of the view, which here is that of the place. */
  function atScale(scale: number, tell: () => void): void {
    session.together(() => {
      const before = session.state.view;
      session.set({ view: { ...before, scale } });
      tell();
      const { view } = session.state;
      session.set({ view: view.input === before.input ? before : { ...view, scale: before.scale } });
    });
  }

  return {
    tool(event, screen, pointer) {
      if (
        event === 'move' &&
        held !== null &&
        session.state.tool.tool === 'select' &&
        session.state.tool.state === 'idle'
      )
        held = null;
      const place = aimed(screen, event, pointer);
      if (event === 'up') held = null;
      if (!place) return;
      const { scale, ...rest } = place;
      atScale(scale, () => editor[event]({ ...pointer, ...rest }));
    },
    holdsSelection(screen) {
      const { design, state } = session;
      const { selection, level } = state;
      const handles = sceneHandles({ design, level, selection, pieces, sight: sight() });
      if (handleUnder(handles, screen, sight(), 'touch')) return true;
      const met = scene.pick(sight().ray(screen), reachable(false));
      return met !== null && selection.includes(met.id);
    },
    drag(how, from, to) {
      const { height } = scene.sizeOf();
      if (how === 'shift') eye.set(shifted(eye.camera(), scene.sizeOf(), from, to));
      else eye.set(orbited(eye.camera(), (to.x - from.x) / height, (to.y - from.y) / height));
    },
    pinch(before, after) {
      const was = gap(...before);
      const from = middle(...before);
      const nearer = dollied(eye.camera(), was < 1 ? 1 : gap(...after) / was, groundAt(from));
      eye.set(shifted(nearer, scene.sizeOf(), from, middle(...after)));
    },
    wheel(at, { x, y, zoom }) {
      if (zoom) eye.set(dollied(eye.camera(), Math.exp(-y * 0.0022), groundAt(at)));
      else eye.set(shifted(eye.camera(), scene.sizeOf(), at, { x: at.x - x, y: at.y - y }));
    },
    menu(at) {
      held = null;
      const place = aimed(at, 'move', { button: 'secondary', input: session.state.view.input });
      if (!place) return;
      const { scale, handle: _handle, ...rest } = place;
      atScale(scale, () => openMenu(editor, { ...rest, screen: scene.inWindow(at) }));
    },
  };

  /** What lies there in the plane one looks at; the middle of the view where there is nothing. */
  function groundAt(at: Point): Vec3 | undefined {
    const { target } = eye.camera();
    const ground = onPlane(sight().ray(at), target[2]);
    return ground ? [ground.x, ground.y, target[2]] : undefined;
  }
}

/** Whether one place is on either side of a wall. */
function isBetween({ a, b }: { a: Point; b: Point }, p: Point, q: Point): boolean {
  const sideOf = (at: Point) => cross(subtract(b, a), subtract(at, a)) >= 0;
  return sideOf(p) !== sideOf(q);
}

/** A room's floor is where boxes are drawn; everything else is taken in hand. */
function isSolid({ kind }: Picked): boolean {
  return kind !== 'floor' && kind !== 'skirting' && kind !== 'slab';
}

/** Far off, for a ray that never meets the floor. */
function horizon({ from, along }: Ray): Point {
  const length = Math.hypot(along[0], along[1]) || 1;
  return { x: from[0] + (along[0] / length) * 1e6, y: from[1] + (along[1] / length) * 1e6 };
}
