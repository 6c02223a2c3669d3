import { useTranslations } from 'use-intl';

/** While the workspace is being fetched: its bar with the design's name, and an empty sheet that says it is opening. */
export function WorkspaceSkeleton({ name }: { name: string }) {
  const t = useTranslations('workspace');
  return (
    <main className="flex h-dvh flex-col bg-surface" aria-busy>
      <h1 className="flex h-14 items-center border-b border-line bg-ground px-16 text-small font-medium">
        {name || t('untitled')}
      </h1>
      <output className="m-auto text-ink-soft">{t('loading.part')}</output>
    </main>
  );
}
