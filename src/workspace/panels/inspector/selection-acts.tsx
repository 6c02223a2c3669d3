import {
  ArrowLeftRight,
  Copy,
  EyeOff,
  TrianglesCenterlineDashedVertical,
  TrianglesCenterlineDashedHorizontal,
  Group,
  Lock,
  LockOpen,
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
import { isLocked } from './is-locked.ts';

/** What can be done to whatever is selected; what cannot be done to it is not offered. */
export function SelectionActs() {
  const words = useTranslations('editor.actions');
  const editor = useEditor();
  const selection = useSession((state) => state.selection);
  const design = useSession(({ history }) => history.design);
  const locked = selection.every((id) => isLocked(design, id));
  const acts: readonly (readonly [Act, LucideIcon])[] = [
    ['turnRightQuarter', RotateCw],
    ['mirrorSideways', TrianglesCenterlineDashedVertical],
    ['mirrorUpwards', TrianglesCenterlineDashedHorizontal],
    ['duplicate', Copy],
    ['group', Group],
    ['ungroup', Ungroup],
    ['lock', locked ? LockOpen : Lock],
    ['hide', EyeOff],
    ['remove', Trash2],
  ];
  const kind = selection.length === 1 ? tableOfId(selection[0] ?? '') : undefined;
  return (
    <div className="insp-icons insp-acts" data-of={kind}>
      {kind === 'items' && (
        <button
          type="button"
          className="ws-icon insp-replace"
          aria-label={words('alternatives')}
          title={words('alternatives')}
          onClick={() => editor.act('alternatives')}
        >
          <ArrowLeftRight aria-hidden size={18} strokeWidth={1.5} />
        </button>
      )}
      {acts
        .filter(([id]) => actions.some((each) => each.id === id && isAllowed(editor, each)))
        .map(([id, Icon]) => (
          <button
            key={id}
            type="button"
            className="ws-icon"
            aria-label={words(id)}
            aria-pressed={id === 'lock' ? locked : undefined}
            title={words(id)}
            onClick={() => editor.act(id)}
          >
            <Icon aria-hidden size={18} strokeWidth={1.5} />
          </button>
        ))}
    </div>
  );
}

type Act =
  | 'turnRightQuarter'
  | 'mirrorSideways'
  | 'mirrorUpwards'
  | 'duplicate'
  | 'group'
  | 'ungroup'
  | 'lock'
  | 'hide'
  | 'remove';
