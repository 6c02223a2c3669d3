import { beamTool } from '#editor/tools/beam/beam-tool.ts';
import { columnTool } from '#editor/tools/column/column-tool.ts';
import { commentTool } from '#editor/tools/comment/comment-tool.ts';
import { dimensionTool } from '#editor/tools/dimension/dimension-tool.ts';
import { lightTool } from '#editor/tools/light/light-tool.ts';
import { noteTool } from '#editor/tools/note/note-tool.ts';
import { stairsTool } from '#editor/tools/stairs/stairs-tool.ts';
import { underlayTool } from '#editor/tools/underlay/underlay-tool.ts';
import { cameraTool } from '#editor/tools/camera/camera-tool.ts';
import { itemTool } from '#editor/tools/item/item-tool.ts';
import { openingTool } from '#editor/tools/opening/opening-tool.ts';
import { paintTool } from '#editor/tools/paint/paint-tool.ts';
import { roomTool } from '#editor/tools/room/room-tool.ts';
import { selectTool } from '#editor/tools/select/select-tool.ts';
import type { Tool } from '#editor/tools/tool.ts';
import type { ToolId, ToolState } from '#editor/tools/tool-state.ts';
import { wallTool } from '#editor/tools/wall/wall-tool.ts';

/** Every tool. To add one, write its states, its union in `tool-state.ts`, and list it here. */
export const tools: { readonly [Id in ToolId]: Tool<Extract<ToolState, { tool: Id }>> } = {
  select: selectTool,
  room: roomTool,
  wall: wallTool,
  opening: openingTool,
  item: itemTool,
  camera: cameraTool,
  paint: paintTool,
  beam: beamTool,
  column: columnTool,
  comment: commentTool,
  dimension: dimensionTool,
  light: lightTool,
  note: noteTool,
  stairs: stairsTool,
  underlay: underlayTool,
};
