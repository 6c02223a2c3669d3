import type { CameraState } from '#editor/tools/camera/camera-state.ts';
import type { ItemState } from '#editor/tools/item/item-state.ts';
import type { OpeningState } from '#editor/tools/opening/opening-state.ts';
import type { PaintState } from '#editor/tools/paint/paint-state.ts';
import type { RoomState } from '#editor/tools/room/room-state.ts';
import type { SelectState } from '#editor/tools/select/select-state.ts';
import type { WallState } from '#editor/tools/wall/wall-state.ts';

/** Where the tool in use is: plain data, the handlers of each state stand in their own files. */
export type ToolState = SelectState | RoomState | WallState | OpeningState | ItemState | CameraState | PaintState;
export type ToolId = ToolState['tool'];
