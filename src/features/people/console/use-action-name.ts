import { useTranslations } from 'use-intl';

/** What an action of the record is called; one nobody has found words for yet stands as it is written. */
export function useActionName(): (action: string) => string {
  const t = useTranslations('console.audit.actions');
  return (action) => (t.has(action as 'user.suspended') ? t(action as 'user.suspended') : action);
}
