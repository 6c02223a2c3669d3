import { pointedPlace } from '#editor/tools/comment/comment-place.ts';
import { writingAt, type CommentIn } from '#editor/tools/comment/comment-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

/** What the comment would be pinned to lights up; letting go pins it there. */
export const ready: StateHandlers<CommentIn<'ready'>> = {
  move(editor, state, pointer) {
    editor.session.set({ hover: pointedPlace(editor, pointer).item?.id ?? null });
    return state;
  },
  up(editor, state, pointer) {
    if (pointer.button !== 'main') return state;
    editor.session.set({ hover: null });
    return writingAt(pointedPlace(editor, pointer));
  },
  cancel: (_editor, state) => state,
};
