import { useEffect, type RefObject } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { Point } from '#lib/vec2.ts';
import { afterWhile, bindHands, menuPlace } from '../hands/bind-hands.ts';
import { pointerHands } from '../hands/pointer-hands.ts';
import { scenePointer, type PointedScene } from './scene-pointer.ts';
import type { SeenHome } from './use-home-stage.ts';
import { sightOf } from './sight.ts';
import { orbited, poseOf } from './space-camera.ts';

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [0.06, 0],
  ArrowRight: [-0.06, 0],
  ArrowUp: [0, 0.06],
  ArrowDown: [0, -0.06],
};

/** The same hands as over the plan, over 3D; with nothing selected the arrow keys go round the home. */
export function useSceneInput(
  host: RefObject<HTMLElement | null>,
  editor: Editor,
  seen: SeenHome | null,
  onFinger: (at: Point | null) => void,
): void {
  useEffect(() => {
    const element = host.current;
    if (!element || !seen) return;
    const scene = pointedScene(seen, element);
    const hands = pointerHands({ editor, surface: scenePointer(editor, scene), onFinger, after: afterWhile });
    const unbind = bindHands(element, hands, () => {
      const { at, id } = menuPlace(editor);
      const seen = sightOf(poseOf(scene.eye.camera()), scene.sizeOf()).toScreen([at.x, at.y, 0]);
      editor.session.request({ kind: 'menu', at, id, ...(seen && { screen: scene.inWindow(seen) }) });
    });
    const turn = (event: KeyboardEvent) => {
      const { selection, tool } = editor.session.state;
      const by = arrows[event.code];
      if (!by || selection.length > 0 || tool.tool !== 'select' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      scene.eye.set(orbited(scene.eye.camera(), ...by));
    };
    element.addEventListener('keydown', turn);
    return () => {
      unbind();
      element.removeEventListener('keydown', turn);
    };
  }, [host, editor, seen, onFinger]);
}

function pointedScene({ stage, eye }: SeenHome, element: HTMLElement): PointedScene {
  const { pick, pickAll } = stage.home.scene;
  return {
    eye,
    sizeOf: () => ({ width: element.clientWidth || 1, height: element.clientHeight || 1 }),
    pick: ({ from, along }, accept) => pick(from, along, accept),
    pickAll: ({ from, along }, accept) => pickAll(from, along, accept),
    inWindow({ x, y }) {
      const box = element.getBoundingClientRect();
      return { x: x + box.left, y: y + box.top };
    },
  };
}
