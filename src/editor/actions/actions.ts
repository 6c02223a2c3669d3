import type { Action } from '#editor/actions/action.ts';
import { alignActions } from '#editor/actions/arrange/align.ts';
import { arrayAlongWall } from '#editor/actions/arrange/array-along-wall.ts';
import { distributeActions } from '#editor/actions/arrange/distribute.ts';
import { group } from '#editor/actions/arrange/group.ts';
import { hide } from '#editor/actions/arrange/hide.ts';
import { lock } from '#editor/actions/arrange/lock.ts';
import { mirrorActions } from '#editor/actions/arrange/mirror.ts';
import { moveBy } from '#editor/actions/arrange/move-by.ts';
import { nudgeActions } from '#editor/actions/arrange/nudge.ts';
import { rotateActions } from '#editor/actions/arrange/rotate.ts';
import { showAll } from '#editor/actions/arrange/show-all.ts';
import { turnBy } from '#editor/actions/arrange/turn-by.ts';
import { ungroup } from '#editor/actions/arrange/ungroup.ts';
import { addUnderlay } from '#editor/actions/building/add-underlay.ts';
import { flip } from '#editor/actions/building/flip.ts';
import { openDrawing } from '#editor/actions/building/open-drawing.ts';
import { hinge } from '#editor/actions/building/hinge.ts';
import { lampActions } from '#editor/actions/building/lamps.ts';
import { moveOpening, replaceOpening, resizeOpening } from '#editor/actions/building/set-opening.ts';
import { setRecordActions } from '#editor/actions/building/set-record.ts';
import { setRoomKind, setSkirting } from '#editor/actions/building/set-room.ts';
import { setSettings } from '#editor/actions/building/set-settings.ts';
import { bendWall, resizeWalls, setWallLength, splitWall } from '#editor/actions/building/set-wall.ts';
import { copy } from '#editor/actions/edit/copy.ts';
import { cut } from '#editor/actions/edit/cut.ts';
import { duplicate } from '#editor/actions/edit/duplicate.ts';
import { paste } from '#editor/actions/edit/paste.ts';
import { redo } from '#editor/actions/edit/redo.ts';
import { remove } from '#editor/actions/edit/remove.ts';
import { rename } from '#editor/actions/edit/rename.ts';
import { undo } from '#editor/actions/edit/undo.ts';
import { addLevel, copyLevelUp, goActions, moveLevel, removeLevel, setLevel } from '#editor/actions/level/levels.ts';
import { alternatives } from '#editor/actions/piece/alternatives.ts';
import { replacePieces } from '#editor/actions/piece/replace-pieces.ts';
import { setPlace } from '#editor/actions/piece/set-place.ts';
import { setProduct } from '#editor/actions/piece/set-product.ts';
import { deselect } from '#editor/actions/select/deselect.ts';
import { editFields } from '#editor/actions/select/edit-fields.ts';
import { findPieces } from '#editor/actions/select/find-pieces.ts';
import { neighbourActions } from '#editor/actions/select/neighbour.ts';
import { selectAll } from '#editor/actions/select/select-all.ts';
import { selectSame } from '#editor/actions/select/select-same.ts';
import { stepActions } from '#editor/actions/select/step-things.ts';
import { finishEverywhere } from '#editor/actions/surface/finish-everywhere.ts';
import { paintSurface } from '#editor/actions/surface/paint-surface.ts';
import { pickSurface } from '#editor/actions/surface/pick-surface.ts';
import { setFinish } from '#editor/actions/surface/set-finish.ts';
import { commentActions } from '#editor/actions/tool/comment.ts';
import { cursorActions } from '#editor/actions/tool/cursor.ts';
import { escape } from '#editor/actions/tool/escape.ts';
import { placePiece } from '#editor/actions/tool/place-piece.ts';
import { toolActions } from '#editor/actions/tool/use-tools.ts';
import { frame } from '#editor/actions/view/frame.ts';
import { showElevation } from '#editor/actions/view/show-elevation.ts';
import { openComments } from '#editor/actions/view/open-comments.ts';
import { openExport } from '#editor/actions/view/open-export.ts';
import { openFurnish } from '#editor/actions/view/open-furnish.ts';
import { toggleSnapping } from '#editor/actions/view/toggle-snapping.ts';
import { viewActions } from '#editor/actions/view/views.ts';
import { zoomActions, zoomAll } from '#editor/actions/view/zoom.ts';

/** Everything that can be done by a button, a key, a menu or a program. To add one, write its file and list it here. */
export const actions: readonly Action[] = [
  undo,
  redo,
  copy,
  cut,
  paste,
  duplicate,
  remove,
  rename,
  selectAll,
  selectSame,
  deselect,
  editFields,
  findPieces,
  ...stepActions,
  ...neighbourActions,
  ...nudgeActions,
  moveBy,
  ...rotateActions,
  turnBy,
  ...mirrorActions,
  ...alignActions,
  ...distributeActions,
  arrayAlongWall,
  group,
  ungroup,
  lock,
  hide,
  showAll,
  alternatives,
  replacePieces,
  setPlace,
  setProduct,
  flip,
  hinge,
  resizeOpening,
  moveOpening,
  replaceOpening,
  resizeWalls,
  setWallLength,
  bendWall,
  splitWall,
  setRoomKind,
  ...setRecordActions,
  ...lampActions,
  addUnderlay,
  openDrawing,
  setSettings,
  setFinish,
  setSkirting,
  finishEverywhere,
  paintSurface,
  pickSurface,
  ...toolActions,
  ...commentActions,
  placePiece,
  escape,
  ...cursorActions,
  frame,
  ...zoomActions,
  zoomAll,
  ...viewActions,
  openFurnish,
  openComments,
  openExport,
  toggleSnapping,
  showElevation,
  ...goActions,
  addLevel,
  copyLevelUp,
  setLevel,
  moveLevel,
  removeLevel,
];
