import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { placingItem } from '#editor/tools/item/item-state.ts';
import type { Beginning } from '../beginning-port.ts';
import { useEditor } from '../editor-context.tsx';
import { useMarket } from '../offers/market-context.tsx';
import { wantedPiece } from '../offers/wanted-piece.ts';
import './states.css';

/** The piece one came with is in hand as soon as the sheet is there; where there is none to be had, that is said. */
export function BeginWith({ beginning }: { beginning: Beginning }) {
  const t = useTranslations('start.begin');
  const editor = useEditor();
  const { offers } = useMarket();
  const [fault, setFault] = useState<'gone' | 'failed' | null>(null);
  const take = useEffectEvent(async ({ piece, trace }: Beginning, stopped: () => boolean) => {
    if (trace) editor.act('addUnderlay');
    if (!piece) return;
    const found = 'model' in piece ? piece : await wantedPiece(offers, piece);
    if (stopped()) return;
    if (found) editor.use(placingItem(found));
    else setFault('gone');
  });
  useEffect(() => {
    let gone = false;
    take(beginning, () => gone).catch(() => gone || setFault('failed'));
    return () => {
      gone = true;
    };
  }, [beginning]);
  if (fault === null) return null;
  return (
    <section className="st-strip st-warn" role="alert">
      <span className="flex-1">{t(fault)}</span>
      <button type="button" className="ws-icon" aria-label={t('close')} onClick={() => setFault(null)}>
        <X aria-hidden size={18} strokeWidth={1.5} />
      </button>
    </section>
  );
}
