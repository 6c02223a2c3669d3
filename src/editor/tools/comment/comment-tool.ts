import type { CommentState } from '#editor/tools/comment/comment-state.ts';
import { ready } from '#editor/tools/comment/ready.ts';
import { writing } from '#editor/tools/comment/writing.ts';
import type { Tool } from '#editor/tools/tool.ts';

/** Changes nothing of the design: also who may only comment has it. */
export const commentTool: Tool<CommentState> = {
  start: { tool: 'comment', state: 'ready' },
  draws: false,
  states: { ready, writing },
};
