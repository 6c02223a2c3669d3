import { useTranslations } from 'use-intl';

/** The name of an audit action; the key itself where there is no text yet. */
export function useActionName(): (action: string) => string {
  const t = useTranslations('console.audit.actions');
  return (action) => (t.has(action as 'user.suspended') ? t(action as 'user.suspended') : action);
}
