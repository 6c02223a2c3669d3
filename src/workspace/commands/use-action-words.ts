import { useTranslations } from 'use-intl';

/** What an action is called: the same words in menu, palette and list of keys. */
export function useActionWords(): (id: string) => string {
  const t = useTranslations('editor.actions');
  return (id) => t(id as Parameters<typeof t>[0]);
}
