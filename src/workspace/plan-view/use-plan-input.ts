import { useEffect, type RefObject } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { Point } from '#lib/vec2.ts';
import { afterWhile, bindHands, menuPlace, openMenu } from '../hands/bind-hands.ts';
import { planPointers } from './plan-pointer.ts';

/** Mouse, pen, fingers, wheel and the space bar over the plan. */
export function usePlanInput(
  host: RefObject<HTMLElement | null>,
  editor: Editor,
  onFinger: (at: Point | null) => void,
): void {
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const pointers = planPointers({
      editor,
      sizeOf: () => ({ width: element.clientWidth, height: element.clientHeight }),
      onMenu: (at) => openMenu(editor, { at }),
      onFinger,
      after: afterWhile,
    });
    return bindHands(element, pointers, () => editor.session.request({ kind: 'menu', ...menuPlace(editor) }));
  }, [host, editor, onFinger]);
}
