import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { PublishedDesign } from '../work-draft.ts';

/** Of the design that is being published: what is ready, and what to look at first (mock 10). */
export function DesignReady({ from }: { from: PublishedDesign }) {
  const t = useTranslations('publishing.ready');
  const { design, pieces, sold, soldOut, unnamedRooms, cameras } = from;
  const lines: { ok: boolean; text: string }[] = [
    { ok: true, text: t('version', { name: design.name, version: design.version }) },
    { ok: cameras > 0, text: t('cameras', { count: cameras }) },
    { ok: unnamedRooms === 0, text: t('rooms', { count: unnamedRooms }) },
    { ok: sold > 0, text: t('pieces', { sold, count: pieces }) },
    ...soldOut.map((name) => ({ ok: false, text: t('soldOut', { name }) })),
  ];
  return (
    <ul className="grid gap-2 rounded-s bg-sunken p-4 text-small" aria-label={t('title')}>
      {lines.map(({ ok, text }) => {
        const Icon = ok ? CircleCheck : CircleAlert;
        return (
          <li key={text} className={`flex items-start gap-2.5 ${ok ? '' : 'text-warn'}`}>
            <Icon aria-hidden size={17} strokeWidth={1.5} className="mt-0.5 shrink-0" />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
