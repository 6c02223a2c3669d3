import { z } from 'zod';
import { addCamera } from '#design/commands/add-camera.ts';
import { addItem } from '#design/commands/add-item.ts';
import { addLevel } from '#design/commands/add-level.ts';
import { addLight } from '#design/commands/add-light.ts';
import { addOpening } from '#design/commands/add-opening.ts';
import { addWall } from '#design/commands/add-wall.ts';
import { bendWall } from '#design/commands/bend-wall.ts';
import { setCeiling } from '#design/commands/set-ceiling.ts';
import { changeCamera } from '#design/commands/change-camera.ts';
import { changeLevel } from '#design/commands/change-level.ts';
import { changeLight } from '#design/commands/change-light.ts';
import { changeSettings } from '#design/commands/change-settings.ts';
import { setRoomFinish } from '#design/commands/set-room-finish.ts';
import { setWallFinish } from '#design/commands/set-wall-finish.ts';
import { describeRoom } from '#design/commands/describe-room.ts';
import { duplicateItems } from '#design/commands/duplicate-items.ts';
import { setItemFinish } from '#design/commands/set-item-finish.ts';
import { flipOpening } from '#design/commands/flip-opening.ts';
import { groupItems } from '#design/commands/group-items.ts';
import { lockItems } from '#design/commands/lock-items.ts';
import { moveCorner } from '#design/commands/move-corner.ts';
import { moveItem } from '#design/commands/move-item.ts';
import { moveLevel } from '#design/commands/move-level.ts';
import { moveOpening } from '#design/commands/move-opening.ts';
import { moveWall } from '#design/commands/move-wall.ts';
import { nameItem } from '#design/commands/name-item.ts';
import { removeCamera } from '#design/commands/remove-camera.ts';
import { removeItems } from '#design/commands/remove-items.ts';
import { removeLevel } from '#design/commands/remove-level.ts';
import { removeLight } from '#design/commands/remove-light.ts';
import { removeOpening } from '#design/commands/remove-opening.ts';
import { removeWall } from '#design/commands/remove-wall.ts';
import { renameDesign } from '#design/commands/rename-design.ts';
import { replaceItem } from '#design/commands/replace-item.ts';
import { replaceOpening } from '#design/commands/replace-opening.ts';
import { resizeOpening } from '#design/commands/resize-opening.ts';
import { resizeWall } from '#design/commands/resize-wall.ts';
import { restore } from '#design/commands/restore.ts';
import { shiftItems } from '#design/commands/shift-items.ts';
import { setSkirting } from '#design/commands/set-skirting.ts';
import { splitWall } from '#design/commands/split-wall.ts';
import { turnItems } from '#design/commands/turn-items.ts';
import { ungroupItems } from '#design/commands/ungroup-items.ts';

/** Everything a person can do to a design. To add a command, write its file and list it here. */
export const commandKinds = [
  addWall,
  moveWall,
  moveCorner,
  splitWall,
  resizeWall,
  bendWall,
  setWallFinish,
  removeWall,
  addOpening,
  moveOpening,
  resizeOpening,
  flipOpening,
  replaceOpening,
  removeOpening,
  describeRoom,
  setRoomFinish,
  setCeiling,
  setSkirting,
  addItem,
  moveItem,
  shiftItems,
  turnItems,
  duplicateItems,
  replaceItem,
  setItemFinish,
  nameItem,
  lockItems,
  removeItems,
  groupItems,
  ungroupItems,
  addLight,
  changeLight,
  removeLight,
  addCamera,
  changeCamera,
  removeCamera,
  addLevel,
  changeLevel,
  moveLevel,
  removeLevel,
  changeSettings,
  renameDesign,
  restore,
] as const;

type Schemas<Kinds> = { -readonly [K in keyof Kinds]: Kinds[K] extends { schema: infer Schema } ? Schema : never };

const simpleSchema = z.discriminatedUnion(
  'kind',
  commandKinds.map((each) => each.schema) as Schemas<typeof commandKinds>,
);
/** One step. */
export type SimpleCommand = z.infer<typeof simpleSchema>;

/** All or nothing, and one step of the history. */
const batchSchema = z.strictObject({ kind: z.literal('batch'), commands: z.array(simpleSchema).min(1).max(500) });

export const commandSchema = z.union([batchSchema, simpleSchema]);
export type Command = z.infer<typeof commandSchema>;
