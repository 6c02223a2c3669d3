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
};
