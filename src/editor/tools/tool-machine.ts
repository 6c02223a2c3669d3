import type { Editor } from '#editor/editor.ts';
import { tools } from '#editor/tools/tools.ts';
import type { Pointer, StateHandlers } from '#editor/tools/tool.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';

type Machine = Pick<Editor, 'down' | 'move' | 'up' | 'cancel' | 'toolKey' | 'use'>;

/** Hands pointers and keys to the state the tool is in, and goes where that says. */
export function toolMachine(editorOf: () => Editor): Machine {
  const pointed = (kind: 'down' | 'move' | 'up') => (pointer: Pointer) => {
    const editor = editorOf();
    const { session } = editor;
    session.together(() => {
      if (session.state.view.input !== pointer.input)
        session.set({ view: { ...session.state.view, input: pointer.input } });
      if (session.state.cursor) session.set({ cursor: null });
      const state = session.state.tool;
      const next = handlersOf(state)[kind]?.(editor, state, pointer);
      if (next) session.set({ tool: next });
    });
  };
  const cancel = () => {
    const editor = editorOf();
    const { session } = editor;
    session.together(() => {
      const state = session.state.tool;
      session.cancel();
      session.set({ tool: handlersOf(state).cancel?.(editor, state) ?? tools[state.tool].start });
    });
  };
  return {
    down: pointed('down'),
    move: pointed('move'),
    up: pointed('up'),
    cancel,
    toolKey(key) {
      const editor = editorOf();
      const { session } = editor;
      return session.together(() => {
        const state = session.state.tool;
        const next = handlersOf(state).key?.(editor, state, key) ?? null;
        if (next) session.set({ tool: next });
        return next !== null;
      });
    },
    use(tool) {
      const { session } = editorOf();
      session.together(() => {
        session.cancel();
        session.set({ tool, hover: null });
      });
    },
  };
}

/** The table is typed state by state; here any state meets its own handlers. */
function handlersOf(state: ToolState): StateHandlers<ToolState> {
  const { states } = tools[state.tool];
  return (states as unknown as Record<string, StateHandlers<ToolState>>)[state.state] ?? {};
}
