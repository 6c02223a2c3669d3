import { columnDefaults } from '#design/records/column.ts';
import type { ColumnState } from '#editor/tools/column/column-state.ts';
import { placing } from '#editor/tools/column/placing.ts';
import type { Tool } from '#editor/tools/tool.ts';

export const columnTool: Tool<ColumnState> = {
  start: { tool: 'column', state: 'placing', template: columnDefaults, id: null, held: null },
  draws: true,
  states: { placing },
};
