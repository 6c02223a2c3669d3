import { action } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import type { Editor } from '#editor/editor.ts';
import { placeOfSelection } from '#editor/tools/comment/comment-place.ts';
import { commentTool } from '#editor/tools/comment/comment-tool.ts';
import { writingAt } from '#editor/tools/comment/comment-state.ts';

const allowed = ({ session }: Editor) => session.state.mayComment;

export const commentActions: readonly Action[] = [
  action({
    id: 'useComment',
    group: 'tool',
    keys: ['KeyC'],
    reads: true,
    allowed,
    /** The keyboard's pointer begins on what is selected: Enter comments on it. */
    run(editor) {
      const place = placeOfSelection(editor);
      editor.use(commentTool.start);
      if (place) editor.session.set({ cursor: { x: place.at.x, y: place.at.y } });
    },
  }),
  action({
    id: 'commentOnSelection',
    group: 'edit',
    keys: ['Alt+KeyC'],
    reads: true,
    allowed: (editor) => allowed(editor) && placeOfSelection(editor) !== null,
    run(editor) {
      const place = placeOfSelection(editor);
      if (place) editor.use(writingAt(place));
    },
  }),
];
