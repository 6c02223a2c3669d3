import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PieceSource } from '#editor/pieces.ts';
import { takePiece } from '#editor/tools/item/take-piece.ts';
import type { Beginning } from '../ports/beginning-port.ts';
import type { CataloguePiece } from '../ports/catalogue-port.ts';
import { useEditor } from '../editor-context.tsx';
import { useMarket } from '../offers/market-context.tsx';
import type { OffersPort } from '../ports/offers-port.ts';
import { wantedPiece } from '../offers/wanted-piece.ts';
import './states.css';

/** The piece one came with is in hand as soon as the sheet is there; where there is none to be had, that is said. */
export function BeginWith({ beginning }: { beginning: Beginning }) {
  const t = useTranslations('start.begin');
  const editor = useEditor();
  const { offers } = useMarket();
  const [fault, setFault] = useState<'gone' | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    if (beginning.trace) editor.act('addUnderlay');
    if (beginning.drawing) editor.act('openDrawing');
    pieceOf(beginning, offers, editor.pieces).then(
      (piece) => {
        if (gone || piece === undefined) return;
        if (piece) takePiece(editor, piece);
        else setFault('gone');
      },
      () => gone || setFault('failed'),
    );
    return () => {
      gone = true;
    };
  }, [beginning, editor, offers]);
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

/** Undefined where one came for none, null where it is not to be had. */
async function pieceOf(
  { piece }: Beginning,
  offers: OffersPort,
  library: PieceSource,
): Promise<CataloguePiece | null | undefined> {
  if (!piece) return undefined;
  if ('model' in piece) return library(piece.model) && piece;
  return wantedPiece(offers, piece);
}
