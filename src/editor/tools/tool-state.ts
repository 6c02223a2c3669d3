import type { BeamState } from '#editor/tools/beam/beam-state.ts';
import type { ColumnState } from '#editor/tools/column/column-state.ts';
import type { CommentState } from '#editor/tools/comment/comment-state.ts';
import type { DimensionState } from '#editor/tools/dimension/dimension-state.ts';
import type { LightState } from '#editor/tools/light/light-state.ts';
import type { NoteState } from '#editor/tools/note/note-state.ts';
import type { StairsState } from '#editor/tools/stairs/stairs-state.ts';
import type { UnderlayState } from '#editor/tools/underlay/underlay-state.ts';
import type { CameraState } from '#editor/tools/camera/camera-state.ts';
import type { ItemState } from '#editor/tools/item/item-state.ts';
import type { OpeningState } from '#editor/tools/opening/opening-state.ts';
import type { PaintState } from '#editor/tools/paint/paint-state.ts';
import type { RoomState } from '#editor/tools/room/room-state.ts';
import type { SelectState } from '#editor/tools/select/select-state.ts';
import type { WallState } from '#editor/tools/wall/wall-state.ts';

/** Where the tool in use is: plain data, the handlers of each state stand in their own files. */
export type ToolState =
  | SelectState
  | RoomState
  | WallState
  | OpeningState
  | ItemState
  | CameraState
  | PaintState
  | BeamState
  | ColumnState
  | CommentState
  | DimensionState
  | LightState
  | NoteState
  | StairsState
  | UnderlayState;
export type ToolId = ToolState['tool'];
