import { useTranslations } from 'use-intl';
import type { Design } from '#design/document.ts';

/** A storey's own name, or its number counted from below. */
export function useLevelName(): (design: Design, id: string) => string {
  const t = useTranslations('workspace.levels');
  return (design, id) => {
    const at = design.levels.findIndex((level) => level.id === id);
    return design.levels[at]?.name || t('number', { number: at + 1 });
  };
}
