import { ArrowUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePunctuation } from '#text/punctuation.ts';
import { PanoramaStage } from '#viewer/panorama/panorama-stage.tsx';
import type { PanoramaTiles } from '#viewer/panorama/panorama-tiles.ts';
import { firstView, type PanoramaView } from '#viewer/panorama/panorama-view.ts';
import { arriving, linkAhead, type TourPlace } from '#viewer/panorama/tour-view.ts';

interface TourStageProps {
  places: readonly (TourPlace & { tiles?: PanoramaTiles })[];
  name: string;
  onLeave(): void;
  /** Shown until the first place is there. */
  children: ReactNode;
}

/**
 * Linked panoramas (PRODUCT K4): arrows on the floor lead from one to the next; the list names them all, so that every
 * place is reached with keys and without seeing the arrows too.
 */
export function TourStage({ places, name, onLeave, children }: TourStageProps) {
  const t = useTranslations('viewer.panorama');
  const { comma } = usePunctuation();
  const [{ at, start }, setStand] = useState<{ at: number; start: PanoramaView }>({ at: 0, start: firstView });
  const here = places[at] ?? places[0];
  if (!here) return children;
  const nameOf = (n: number) => places[n]?.name || t('place', { number: n + 1 });
  const go = (to: number) => {
    const there = places[to];
    if (there && to !== at) setStand({ at: to, start: arriving(here, there, to, start.fov) });
  };
  return (
    <div className="absolute inset-0" data-place={at}>
      <PanoramaStage
        key={at}
        address={here.address}
        tiles={here.tiles}
        name={`${name}${comma}${nameOf(at)}`}
        start={start}
        onLeave={onLeave}
        onEnter={(view) => {
          const to = linkAhead(here, view);
          if (to !== null) go(to);
        }}
        spots={here.links.map(({ to, yaw, pitch }) => ({
          key: String(to),
          yaw,
          pitch,
          mark: (
            <button
              type="button"
              onClick={() => go(to)}
              aria-label={t('go', { name: nameOf(to) })}
              className="group flex cursor-pointer flex-col items-center gap-1 text-caption text-white"
            >
              <span className="grid size-12 place-items-center rounded-full bg-shade/70 ring-2 ring-white/90 group-hover:bg-shade">
                <ArrowUp aria-hidden size={22} />
              </span>
              <span className="max-w-40 truncate rounded-s bg-shade/70 px-2 py-0.5">{nameOf(to)}</span>
            </button>
          ),
        }))}
      >
        {children}
      </PanoramaStage>
      <nav
        aria-label={t('places')}
        className="absolute top-14 right-4 left-4 overflow-x-auto lg:right-margin lg:left-margin"
      >
        <ul className="flex w-max gap-1">
          {places.map((_, n) => (
            <li key={nameOf(n)}>
              <button
                type="button"
                aria-current={n === at ? 'location' : undefined}
                onClick={() => go(n)}
                className="min-h-11 cursor-pointer rounded-s bg-shade-raised/85 px-3 text-small whitespace-nowrap text-on-shade aria-[current=location]:bg-on-shade aria-[current=location]:text-[#1c231f] lg:min-h-9"
              >
                {nameOf(n)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
