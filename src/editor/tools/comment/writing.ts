import { pointedPlace } from '#editor/tools/comment/comment-place.ts';
import { writingAt, type CommentIn } from '#editor/tools/comment/comment-state.ts';
import type { StateHandlers } from '#editor/tools/tool.ts';

/** A press elsewhere moves the pin and leaves what was typed; so does a window that loses the focus. */
export const writing: StateHandlers<CommentIn<'writing'>> = {
  up: (editor, state, pointer) => (pointer.button === 'main' ? writingAt(pointedPlace(editor, pointer)) : state),
  key: (_editor, _state, { code }) => (code === 'Escape' ? { tool: 'comment', state: 'ready' } : null),
  cancel: (_editor, state) => state,
};
