import { z } from 'zod';
import { addBeam } from '#design/commands/add-beam.ts';
import { addCamera } from '#design/commands/add-camera.ts';
import { addColumn } from '#design/commands/add-column.ts';
import { addDimension } from '#design/commands/add-dimension.ts';
import { addItem } from '#design/commands/add-item.ts';
import { addLevel } from '#design/commands/add-level.ts';
import { addLight } from '#design/commands/add-light.ts';
import { addNote } from '#design/commands/add-note.ts';
import { addOpening } from '#design/commands/add-opening.ts';
import { addStairs } from '#design/commands/add-stairs.ts';
import { addThings } from '#design/commands/add-things.ts';
import { addUnderlay } from '#design/commands/add-underlay.ts';
import { addWall } from '#design/commands/add-wall.ts';
import { bendWall } from '#design/commands/bend-wall.ts';
import { changeBeam } from '#design/commands/change-beam.ts';
import { changeCamera } from '#design/commands/change-camera.ts';
import { changeColumn } from '#design/commands/change-column.ts';
import { changeDimension } from '#design/commands/change-dimension.ts';
import { changeLevel } from '#design/commands/change-level.ts';
import { changeLight } from '#design/commands/change-light.ts';
import { changeNote } from '#design/commands/change-note.ts';
import { changeSettings } from '#design/commands/change-settings.ts';
import { changeStairs } from '#design/commands/change-stairs.ts';
import { changeUnderlay } from '#design/commands/change-underlay.ts';
import { copyLevel } from '#design/commands/copy-level.ts';
import { describeRoom } from '#design/commands/describe-room.ts';
import { duplicateThings } from '#design/commands/duplicate-things.ts';
import { flipOpening } from '#design/commands/flip-opening.ts';
import { groupItems } from '#design/commands/group-items.ts';
import { hideThings } from '#design/commands/hide-things.ts';
import { lockThings } from '#design/commands/lock-things.ts';
import { mirrorThings } from '#design/commands/mirror-things.ts';
import { moveCorner } from '#design/commands/move-corner.ts';
import { moveItem } from '#design/commands/move-item.ts';
import { moveLevel } from '#design/commands/move-level.ts';
import { moveOpening } from '#design/commands/move-opening.ts';
import { moveWall } from '#design/commands/move-wall.ts';
import { nameItem } from '#design/commands/name-item.ts';
import { placeThings } from '#design/commands/place-things.ts';
import { removeLevel } from '#design/commands/remove-level.ts';
import { removeThings } from '#design/commands/remove-things.ts';
import { renameDesign } from '#design/commands/rename-design.ts';
import { replaceItems } from '#design/commands/replace-items.ts';
import { replaceOpening } from '#design/commands/replace-opening.ts';
import { resizeOpening } from '#design/commands/resize-opening.ts';
import { resizeWalls } from '#design/commands/resize-walls.ts';
import { restore } from '#design/commands/restore.ts';
import { setCeiling } from '#design/commands/set-ceiling.ts';
import { setItemFinish } from '#design/commands/set-item-finish.ts';
import { setItemProduct } from '#design/commands/set-item-product.ts';
import { setRoomFinish } from '#design/commands/set-room-finish.ts';
import { setSkirting } from '#design/commands/set-skirting.ts';
import { setWallFinish } from '#design/commands/set-wall-finish.ts';
import { shiftThings } from '#design/commands/shift-things.ts';
import { splitWall } from '#design/commands/split-wall.ts';
import { switchLamps } from '#design/commands/switch-lamps.ts';
import { turnThings } from '#design/commands/turn-things.ts';
import { ungroupItems } from '#design/commands/ungroup-items.ts';

/** Everything a person can do to a design. To add a command, write its file and list it here. */
export const commandKinds = [
  addWall,
  moveWall,
  moveCorner,
  splitWall,
  resizeWalls,
  bendWall,
  setWallFinish,
  addOpening,
  moveOpening,
  resizeOpening,
  flipOpening,
  replaceOpening,
  describeRoom,
  setRoomFinish,
  setCeiling,
  setSkirting,
  addItem,
  moveItem,
  replaceItems,
  setItemFinish,
  setItemProduct,
  nameItem,
  groupItems,
  ungroupItems,
  addLight,
  changeLight,
  addCamera,
  changeCamera,
  addStairs,
  changeStairs,
  addColumn,
  changeColumn,
  addBeam,
  changeBeam,
  addDimension,
  changeDimension,
  addNote,
  changeNote,
  addUnderlay,
  changeUnderlay,
  addThings,
  shiftThings,
  turnThings,
  mirrorThings,
  placeThings,
  duplicateThings,
  lockThings,
  hideThings,
  switchLamps,
  removeThings,
  addLevel,
  changeLevel,
  moveLevel,
  copyLevel,
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
