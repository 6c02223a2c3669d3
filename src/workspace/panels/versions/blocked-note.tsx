import { CircleAlert, CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Design } from '#design/document.ts';
import { useEditor } from '../../editor-context.tsx';
import { useThingWords } from '../../words/use-thing-words.ts';
import { blockedOpenings } from './blocked-openings.ts';

/** Whether a piece of the later state stands before a door or a window, and which. */
export function BlockedNote({ design }: { design: Design }) {
  const t = useTranslations('versions');
  const thing = useThingWords();
  const { pieces } = useEditor();
  const blocked = useMemo(() => blockedOpenings(design, pieces), [design, pieces]);
  if (blocked === null) return null;
  if (blocked.length === 0)
    return (
      <p className="vs-blocked vs-free">
        <CircleCheck aria-hidden size={16} strokeWidth={1.5} />
        {t('nothingBlocks')}
      </p>
    );
  return (
    <div className="vs-blocked">
      <CircleAlert aria-hidden size={16} strokeWidth={1.5} />
      <ul>
        {blocked.map(({ item, opening }) => (
          <li key={`${item} ${opening}`}>{t('blocks', { piece: thing(design, item), opening })}</li>
        ))}
      </ul>
    </div>
  );
}
