import { Ban } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useViewer } from '#features/people/accounts/use-viewer.ts';

const noteId = 'own-matter';

/** Props for decision buttons: disabled, and tied to the explanation, where the matter is the viewer's own. */
export function useOwnMatter(people: readonly (string | null)[]): {
  own: boolean;
  off: { disabled?: true; 'aria-describedby'?: string };
} {
  const viewer = useViewer();
  const own = viewer !== null && people.includes(viewer.id);
  return { own, off: own ? { disabled: true, 'aria-describedby': noteId } : {} };
}

export function OwnMatterNote({ className = '' }: { className?: string }) {
  const t = useTranslations('errors');
  return (
    <p id={noteId} className={`flex items-start gap-2 text-small text-ink-soft ${className}`}>
      <Ban aria-hidden size={16} className="mt-0.5 shrink-0" />
      {t('own_matter')}
    </p>
  );
}
