import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StoredPicture } from '#lib/picture.ts';
import { Picture } from '#ui/picture.tsx';
import { crowdedMarks } from '../crowded-marks.ts';
import type { ShownMark } from '../work-page.ts';
import { PieceMark, type Point } from './piece-mark.tsx';

interface PhotoPanelProps {
  pictures: readonly StoredPicture[];
  name: string;
  marks: readonly ShownMark[];
  pointed: string | null;
  onPoint: Point;
}

/**
 * The pictures side by side, one a view: moved by finger, keys or buttons. Marks stay on their piece, however the
 * picture is cropped.
 */
export function PhotoPanel({ pictures, name, marks, pointed, onPoint }: PhotoPanelProps) {
  const t = useTranslations('work.stage');
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const crowded = crowdedMarks(marks, pictures);
  const go = (to: number) =>
    list.current?.scrollTo({
      left: to * list.current.clientWidth,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  return (
    <>
      <ul
        ref={list}
        aria-label={t('photos')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys push it along
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onScroll={(event) => setAt(Math.round(event.currentTarget.scrollLeft / event.currentTarget.clientWidth))}
        className="flex h-[66.7vw] snap-x snap-mandatory overflow-x-auto overflow-y-hidden -outline-offset-4! [scrollbar-width:none] md:h-full"
      >
        {pictures.map((picture, number) => (
          <li
            key={picture.hash}
            className="relative h-full w-full shrink-0 snap-center overflow-hidden [container-type:size]"
          >
            <div className="absolute top-1/2 left-1/2 -translate-1/2" style={coverOf(picture)}>
              <Picture
                picture={picture}
                alt={t('photo', { name, number: number + 1, count: pictures.length })}
                sizes="(min-width: 100rem) 100rem, 100vw"
                eager={number === 0}
                className="h-full rounded-none! bg-shade!"
              />
              {marks.map(({ key, line, picture: shown, x, y }) =>
                shown !== number || x === null || y === null ? null : (
                  <div
                    key={key}
                    className={`absolute -translate-1/2 has-data-on:z-1 ${crowded.has(key) && pointed !== line.key ? 'max-md:hidden' : ''}`}
                    style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
                  >
                    <PieceMark line={line} pointed={pointed} onPoint={onPoint} leftwards={x > 600} />
                  </div>
                ),
              )}
            </div>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className="absolute right-4 bottom-3 flex items-center rounded-s bg-shade-raised/85 p-0.5 md:bottom-4 lg:right-margin">
          <button
            type="button"
            aria-label={t('before')}
            disabled={at === 0}
            onClick={() => go(at - 1)}
            className={button}
          >
            <ChevronLeft aria-hidden size={18} />
          </button>
          <span className="num min-w-12 text-center text-caption" aria-live="polite">
            {t('position', { number: at + 1, count: pictures.length })}
          </span>
          <button
            type="button"
            aria-label={t('after')}
            disabled={at === pictures.length - 1}
            onClick={() => go(at + 1)}
            className={button}
          >
            <ChevronRight aria-hidden size={18} />
          </button>
        </div>
      )}
    </>
  );
}

const button =
  'grid h-11 w-11 cursor-pointer place-items-center rounded-s hover:bg-shade-line ' +
  'disabled:cursor-default disabled:text-on-shade-soft/50 lg:h-10 lg:w-10';

/** The picture scaled to cover its view, in its own shape, so that positions in it are percentages. */
function coverOf({ width, height }: StoredPicture) {
  return { aspectRatio: `${width} / ${height}`, width: `max(100cqw, calc(100cqh * ${(width / height).toFixed(4)}))` };
}
