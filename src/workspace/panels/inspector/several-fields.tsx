import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  AlignVerticalSpaceAround,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { actions } from '#editor/actions/actions.ts';
import { isAllowed } from '#editor/actions/run-action.ts';
import { useEditor, useSession } from '../../editor-context.tsx';

const rows = [
  {
    title: 'align',
    acts: [
      ['alignLeft', AlignStartVertical],
      ['alignCentre', AlignCenterVertical],
      ['alignRight', AlignEndVertical],
      ['alignTop', AlignStartHorizontal],
      ['alignMiddle', AlignCenterHorizontal],
      ['alignBottom', AlignEndHorizontal],
    ],
  },
  {
    title: 'distribute',
    acts: [
      ['distributeSideways', AlignHorizontalDistributeCenter],
      ['distributeUpwards', AlignVerticalDistributeCenter],
      ['equalGapsSideways', AlignHorizontalSpaceAround],
      ['equalGapsUpwards', AlignVerticalSpaceAround],
    ],
  },
] as const satisfies readonly { title: string; acts: readonly (readonly [string, LucideIcon])[] }[];

/** Several things together: brought into line, spread evenly. */
export function SeveralFields() {
  const t = useTranslations('workspace.inspector');
  const words = useTranslations('editor.actions');
  const editor = useEditor();
  useSession(({ history }) => history);
  const allowed = (id: string) => actions.some((each) => each.id === id && isAllowed(editor, each));
  return rows.map(({ title, acts }) => (
    <fieldset key={title} className="ws-field">
      <legend>{t(title)}</legend>
      <div className="insp-icons">
        {acts.map(([id, Icon]) => (
          <button
            key={id}
            type="button"
            className="ws-icon"
            aria-label={words(id)}
            title={words(id)}
            disabled={!allowed(id)}
            onClick={() => editor.act(id)}
          >
            <Icon aria-hidden size={18} strokeWidth={1.5} />
          </button>
        ))}
      </div>
    </fieldset>
  ));
}
