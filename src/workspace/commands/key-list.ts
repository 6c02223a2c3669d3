import { actions } from '#editor/actions/actions.ts';
import type { Action } from '#editor/actions/action.ts';

export const keyColumns = ['draw', 'change', 'see', 'rest'] as const;
export type KeyColumn = (typeof keyColumns)[number];

/** One line of the list: an action, or several that differ by their direction only. */
export interface KeyRow {
  id: string;
  actions: Action[];
  /** Read by everybody; the others are shown when they are asked for. */
  ordinary: boolean;
}

const arrows = ['Left', 'Right', 'Up', 'Down'] as const;
const each = (start: string, end = '') => arrows.map((arrow) => `${start}${arrow}${end}`);

/** What is one line, under a name of its own. */
export const folds = {
  shapedRoom: ['useRoomL', 'useRoomT'],
  support: ['useColumn', 'useBeam'],
  point: each('cursor'),
  pointFar: each('cursor', 'Far'),
  pointFine: each('cursor', 'Fine'),
  move: each('nudge'),
  moveFar: each('nudge', 'Far'),
  moveFine: each('nudge', 'Fine'),
  turn: ['turnRight', 'turnLeft'],
  turnFine: ['turnRightFine', 'turnLeftFine'],
  turnQuarter: ['turnRightQuarter', 'turnLeftQuarter'],
  mirror: ['mirrorSideways', 'mirrorUpwards'],
  alignEdges: ['alignLeft', 'alignRight', 'alignTop', 'alignBottom'],
  alignMiddles: ['alignCentre', 'alignMiddle'],
  distribute: ['distributeSideways', 'distributeUpwards'],
  equalGaps: ['equalGapsSideways', 'equalGapsUpwards'],
  grouping: ['group', 'ungroup'],
  hiding: ['hide', 'showAll'],
  hanging: ['flip', 'hinge'],
  zoom: ['zoomIn', 'zoomOut'],
  storey: ['levelUp', 'levelDown'],
  clipboard: ['copy', 'cut', 'paste'],
  leave: ['escape', 'deselect'],
  step: ['nextThing', 'previousThing'],
  neighbour: each('select'),
} as const satisfies Record<string, readonly string[]>;

/** What everybody reads, in this order. */
const ordinary: Readonly<Record<KeyColumn, readonly string[]>> = {
  draw: [
    'useRoom',
    'shapedRoom',
    'useWall',
    'useDoor',
    'useWindow',
    'useGap',
    'useStairs',
    'useDimension',
    'useCamera',
    'cursorPress',
  ],
  change: [
    'placePiece',
    'usePaint',
    'move',
    'moveFar',
    'moveFine',
    'turn',
    'turnQuarter',
    'mirror',
    'hanging',
    'alternatives',
    'lock',
    'hiding',
  ],
  see: [
    'viewPlan',
    'viewSplit',
    'viewSpace',
    'viewWalk',
    'zoom',
    'zoomAll',
    'frame',
    'storey',
    'toggleSides',
    'toggleSnapping',
    'openPalette',
    'openKeys',
  ],
  rest: [
    'useSelect',
    'step',
    'leave',
    'undo',
    'redo',
    'clipboard',
    'duplicate',
    'remove',
    'rename',
    'selectAll',
    'findPieces',
    'useComment',
  ],
};

const columnOfGroup: Readonly<Record<Action['group'], KeyColumn>> = {
  tool: 'draw',
  arrange: 'change',
  piece: 'change',
  building: 'change',
  surface: 'change',
  view: 'see',
  level: 'see',
  edit: 'rest',
  select: 'rest',
};

/** Every action that has a key, in one line each: what everybody reads first, then the others as the registry has them. */
export function keyRows(): Record<KeyColumn, KeyRow[]> {
  const rows = allRows();
  const columns: Record<KeyColumn, KeyRow[]> = { draw: [], change: [], see: [], rest: [] };
  for (const column of keyColumns)
    for (const id of ordinary[column]) {
      const row = rows.get(id);
      if (row) columns[column].push({ ...row, ordinary: true });
      rows.delete(id);
    }
  for (const row of rows.values()) columns[columnOfGroup[row.actions[0]?.group ?? 'edit']].push(row);
  return columns;
}

function allRows(): Map<string, KeyRow> {
  const foldOf = new Map(Object.entries(folds).flatMap(([fold, ids]) => ids.map((id) => [id as string, fold])));
  const rows = new Map<string, KeyRow>();
  for (const action of actions) {
    if (action.keys?.[0] === undefined) continue;
    const id = foldOf.get(action.id) ?? action.id;
    const row = rows.get(id) ?? { id, actions: [], ordinary: false };
    rows.set(id, { ...row, actions: [...row.actions, action] });
  }
  return rows;
}
