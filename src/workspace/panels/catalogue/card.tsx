import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { takePiece } from '#editor/tools/item/take-piece.ts';
import { lengthSuffix, writeLength, type Units } from '#editor/units.ts';
import { isUpload } from '#elements/furniture/is-upload.ts';
import { usePrice } from '#ui/price.tsx';
import type { CatalogueCard } from '../../ports/catalogue-port.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useMarket } from '../../offers/market-context.tsx';
import { pieceOfProduct } from '../../offers/piece-of-product.ts';
import { useHidden } from '../../together/hidden-parts.tsx';
import { useKnownModels } from '../../uploads/models-context.tsx';
import { useDragIn } from './use-drag-in.ts';

/** Picture, name, size and price; a tap takes the piece in hand, a drag sets it where it is let go. */
export function Card({ card, onTaken }: { card: CatalogueCard; onTaken(card: CatalogueCard): void }) {
  const t = useTranslations('workspace.catalogue');
  const price = usePrice();
  const hidden = useHidden();
  const editor = useEditor();
  const { offers } = useMarket();
  const models = useKnownModels();
  const units = useSession((state) => state.units);
  const inHand = useSession(({ tool }) => tool.tool === 'item' && isOf(card, tool.piece));
  const [fault, setFault] = useState<'noShape' | 'failed' | null>(null);
  async function take() {
    setFault(null);
    const piece = card.piece ?? (card.offer && (await pieceOfProduct(offers, card.offer.product, { size: card.size })));
    if (!piece) return setFault('noShape');
    if (isUpload(piece.model)) models?.learn({ [piece.model]: card.size });
    else await models?.fetched();
    onTaken(card);
    takePiece(editor, piece);
  }
  const pick = () => take().catch(() => setFault('failed'));
  const dragIn = useDragIn(pick);
  return (
    <button type="button" className="cat-card" aria-pressed={inHand} onClick={() => void pick()} {...dragIn}>
      <Picture key={card.picture} address={card.picture} />
      <span className="cat-name">{card.name}</span>
      <span className="cat-size">{written(card, units)}</span>
      {card.offer && (
        <>
          {!hidden.prices && <span className="cat-price">{price(card.offer.price.min, card.offer.price.max)}</span>}
          <span className="cat-size">
            {card.offer.madeToSize ? t('madeToSize') : t(card.offer.inStock ? 'inStock' : 'soldOut')}
          </span>
        </>
      )}
      {fault && (
        <span role="alert" className="cat-fault">
          {t(fault)}
        </span>
      )}
    </button>
  );
}

/** A picture that is drawn when first asked for may come too late once; then its place stays empty until it is there. */
const pictureAgain = 5000;
const pictureTries = 4;

function Picture({ address }: { address: string | null }) {
  const [failed, setFailed] = useState({ times: 0, now: false });
  useEffect(() => {
    if (!failed.now || failed.times >= pictureTries) return;
    const timer = setTimeout(() => setFailed(({ times }) => ({ times, now: false })), pictureAgain);
    return () => clearTimeout(timer);
  }, [failed]);
  if (address === null || failed.now) return <i className="cat-blank" />;
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      draggable={false}
      width={160}
      height={160}
      onError={() => setFailed(({ times }) => ({ times: times + 1, now: true }))}
    />
  );
}

function isOf({ offer, piece }: CatalogueCard, inHand: { model: string; product?: string | undefined }): boolean {
  return offer ? inHand.product === offer.product : inHand.product === undefined && inHand.model === piece?.model;
}

/** Width × depth, as one measures a place for it. */
function written({ size }: CatalogueCard, units: Units): string {
  return `${writeLength(size.width, units)} × ${writeLength(size.depth, units)} ${lengthSuffix(units.length)}`.trim();
}
