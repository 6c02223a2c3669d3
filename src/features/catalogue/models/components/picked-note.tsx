import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Design } from '#design/document.ts';
import type { HomeFacts } from '../home.ts';
import { detailAddress } from '../model-links.ts';

interface PickedProps {
  picked: string | null;
  design: Design;
  facts: HomeFacts;
  onClose(): void;
}

/** What was tapped on the stage: its name, its measures, a link. Announced once. */
export function PickedNote({ picked, design, facts, onClose }: PickedProps) {
  const t = useTranslations('models.home');
  return (
    <output className="absolute top-4 right-4 lg:right-margin max-w-[min(20rem,calc(100%-2rem))]">
      {picked !== null && (
        <div className="flex items-start gap-2 rounded-s bg-shade-raised/85 py-2 pr-1 pl-3 text-small text-on-shade">
          <div className="py-1">
            <PickedFacts picked={picked} design={design} facts={facts} />
          </div>
          <button
            type="button"
            aria-label={t('close')}
            onClick={onClose}
            className="grid h-11 w-11 cursor-pointer place-items-center rounded-s hover:bg-shade-line lg:h-8 lg:w-8"
          >
            <X aria-hidden size={16} />
          </button>
        </div>
      )}
    </output>
  );
}

function PickedFacts({ picked, design, facts }: Omit<PickedProps, 'picked' | 'onClose'> & { picked: string }) {
  const t = useTranslations('models.home');
  const piece = facts.pieces.find(({ ids }) => ids.includes(picked));
  if (piece) {
    const { name, size, id, finishes } = piece.item;
    return (
      <>
        <b className="block font-medium">{name}</b>
        <span className="num block text-on-shade-soft">
          {size.width} × {size.depth} × {size.height} mm
        </span>
        <Link to={detailAddress(id, finishes)} className="link">
          {t('open')}
        </Link>
      </>
    );
  }
  const room = facts.rooms.find(({ id }) => id === picked);
  if (room)
    return (
      <>
        <b className="block font-medium">{room.name}</b>
        <span className="num text-on-shade-soft">{t('squareMetres', { area: room.area / 1e6 })}</span>
      </>
    );
  return <b className="font-medium">{t(`parts.${partOf(picked, design)}`)}</b>;
}

function partOf(id: string, { openings }: Design): 'wall' | 'door' | 'window' | 'gap' | 'slab' | 'light' {
  const opening = openings[id];
  if (opening) return opening.kind;
  if (id.startsWith('wl_')) return 'wall';
  if (id.startsWith('lt_')) return 'light';
  return 'slab';
}
