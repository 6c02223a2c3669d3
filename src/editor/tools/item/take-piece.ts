import type { Editor } from '#editor/editor.ts';
import { placingItem } from '#editor/tools/item/item-state.ts';
import type { ItemState } from '#editor/tools/item/item-state.ts';

/** A piece in hand. What was selected is let go: it is not what one looks at from now on. */
export function takePiece({ session, use }: Pick<Editor, 'session' | 'use'>, piece: ItemState['piece']): void {
  session.together(() => {
    session.set({ selection: [] });
    use(placingItem(piece));
  });
}
