import {
  Copy,
  EyeOff,
  TrianglesCenterlineDashedVertical,
  TrianglesCenterlineDashedHorizontal,
  Group,
  Lock,
  LockOpen,
  Replace,
  RotateCw,
  Trash2,
  Ungroup,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { tableOfId } from '#design/document.ts';
import { actions } from '#editor/actions/actions.ts';
import { isAllowed } from '#editor/actions/run-action.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useSheet } from '../sheet-state.ts';
import { isLocked } from './is-locked.ts';

/** As they stand beside each other: what changes it first, what ends it last. */
const inOrder = [
  ['turnRightQuarter', RotateCw],
  ['mirrorSideways', TrianglesCenterlineDashedVertical],
  ['mirrorUpwards', TrianglesCenterlineDashedHorizontal],
  ['alternatives', Replace],
  ['group', Group],
  ['ungroup', Ungroup],
  ['duplicate', Copy],
  ['lock', Lock],
  ['hide', EyeOff],
  ['remove', Trash2],
] as const satisfies readonly (readonly [string, LucideIcon])[];
type SheetAct = (typeof inOrder)[number][0];

/** Which of them come into the row first, as far as it reaches. */
const firstOnes: readonly SheetAct[] = ['turnRightQuarter', 'alternatives', 'duplicate', 'lock', 'remove'];
const thenOnes: readonly SheetAct[] = ['mirrorSideways', 'group', 'ungroup', 'hide', 'mirrorUpwards'];
const byNeed = [...firstOnes, ...thenOnes];
const inRow = { phone: 5, tablet: 6, desk: 6 } as const;

/** At the foot of a sheet: what is done most to what is selected, each with its word. */
export function SheetActs() {
  const { row } = useSheetActs();
  return row.length > 0 && <ActButtons acts={row} className="sh-acts" />;
}

/** In a sheet that is pulled up: what had no room at its foot. */
export function MoreSheetActs() {
  const { rest } = useSheetActs();
  return rest.length > 0 && <ActButtons acts={rest} className="sh-more" />;
}

function useSheetActs(): { row: readonly SheetAct[]; rest: readonly SheetAct[] } {
  const editor = useEditor();
  const { screen } = useSheet();
  const selection = useSession((state) => state.selection);
  const readOnly = useSession((state) => state.readOnly !== null);
  // What may be done changes with what is selected.
  useSession(({ history }) => history.design);
  const one = selection.length === 1 && tableOfId(selection[0] ?? '') === 'items';
  const allowed = byNeed.filter(
    (id) =>
      !(readOnly || (id === 'alternatives' && !one)) &&
      actions.some((each) => each.id === id && isAllowed(editor, each)),
  );
  const needed = allowed.slice(0, inRow[screen]);
  const ordered = inOrder.map(([id]) => id);
  return {
    row: ordered.filter((id) => needed.includes(id)),
    rest: ordered.filter((id) => allowed.includes(id) && !needed.includes(id)),
  };
}

function ActButtons({ acts, className }: { acts: readonly SheetAct[]; className: string }) {
  const t = useTranslations('workspace.sheet');
  const words = useTranslations('editor.actions');
  const editor = useEditor();
  const sheet = useSheet();
  const selection = useSession((state) => state.selection);
  const design = useSession(({ history }) => history.design);
  const locked = selection.every((id) => isLocked(design, id));
  return (
    <fieldset className={className} aria-label={t('label')}>
      {inOrder
        .filter(([id]) => acts.includes(id))
        .map(([id, Icon]) => {
          const Drawn = id === 'lock' && locked ? LockOpen : Icon;
          return (
            <button
              key={id}
              type="button"
              title={words(id)}
              onClick={() => (id === 'alternatives' ? sheet.pull(true, id) : editor.act(id))}
            >
              <Drawn aria-hidden size={20} strokeWidth={1.5} />
              {t(id === 'lock' && locked ? 'unlock' : id)}
            </button>
          );
        })}
    </fieldset>
  );
}
