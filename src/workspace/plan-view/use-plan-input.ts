import { useEffect, type RefObject } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { Point } from '#lib/vec2.ts';
import { afterWhile, bindHands, menuPlace, openMenu } from '../hands/bind-hands.ts';
import { typedField } from '../phone/typed-field.ts';
import type { Framing } from './framing.ts';
import { planPointers } from './plan-pointer.ts';

/** Mouse, pen, fingers, wheel and the space bar over the plan. */
export function usePlanInput(
  host: RefObject<HTMLElement | null>,
  editor: Editor,
  framing: Framing,
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
      onMove: (from, to) => isWallDrawn(editor) && framing.lean(from, to),
      after: afterWhile,
    });
    return bindHands(element, pointers, () => editor.session.request({ kind: 'menu', ...menuPlace(editor) }));
  }, [host, editor, framing, onFinger]);
}

/** By hand: what is typed is followed by itself. */
function isWallDrawn({ session }: Editor): boolean {
  const { tool } = session.state;
  return tool.tool === 'wall' && typedField(tool)?.text === '';
}
