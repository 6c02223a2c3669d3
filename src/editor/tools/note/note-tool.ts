import type { NoteState } from '#editor/tools/note/note-state.ts';
import { ready } from '#editor/tools/note/ready.ts';
import { writing } from '#editor/tools/note/writing.ts';
import type { Tool } from '#editor/tools/tool.ts';

export const noteTool: Tool<NoteState> = {
  start: { tool: 'note', state: 'ready' },
  draws: true,
  states: { ready, writing },
};
