import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RoomLine, RoomList } from '#features/catalogue/offers/room-list.ts';
import { api } from '#lib/api.ts';
import { MissingList } from './missing-list.tsx';

/** What nobody sells as it stands here, asked for when it is opened: a whole home has dozens. */
export function UnsoldPieces({ work, count }: { work: string; count: number }) {
  const t = useTranslations('work.pieces');
  const [lines, setLines] = useState<readonly RoomLine[] | 'failed' | null>(null);
  async function ask() {
    setLines(null);
    try {
      const room = await api.get<RoomList>(`/works/${work}/room`);
      setLines(room.lines.filter(({ state }) => state === 'notSold'));
    } catch {
      setLines('failed');
    }
  }
  return (
    <details
      className="mt-14"
      onToggle={(event) => {
        if (event.currentTarget.open && (lines === null || lines === 'failed')) void ask();
      }}
    >
      <summary className="cursor-pointer">
        <span className="display text-title">{t('notSoldTitle', { count })}</span>
      </summary>
      <p className="mt-2 max-w-read text-ink-soft">{t('notSoldNote')}</p>
      {lines === null && <output className="mt-4 block text-small text-ink-soft">{t('asking')}</output>}
      {lines === 'failed' && (
        <p className="hint-bad mt-4">
          <span>{t('failed')}</span>
          <button type="button" className="link min-h-6 font-medium" onClick={() => void ask()}>
            {t('again')}
          </button>
        </p>
      )}
      {Array.isArray(lines) && <MissingList lines={lines} />}
    </details>
  );
}
