import type { Action } from '#editor/actions/action.ts';
import { redo } from '#editor/actions/edit/redo.ts';
import { remove } from '#editor/actions/edit/remove.ts';
import { undo } from '#editor/actions/edit/undo.ts';
import { escape } from '#editor/actions/tool/escape.ts';

/** Everything that can be done by a button, a key, a menu or a program. To add one, write its file and list it here. */
export const actions: readonly Action[] = [undo, redo, remove, escape];
