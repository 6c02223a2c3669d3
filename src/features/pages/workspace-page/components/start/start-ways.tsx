import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { newDesign } from '#design/document.ts';
import { mostLocalDesigns } from '#editor/sync/local-limits.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { DrawDrawing, DxfDrawing, FileDrawing, TraceDrawing } from './start-drawings.tsx';
import { uploadLimitMegabytes } from '#lib/upload-limit.ts';
import { drawingKey, traceKey } from '../../use-beginning.ts';
import { FileStart } from './file-start.tsx';
import './start.css';
import { TypedStart } from './typed-start.tsx';
import { useBegin } from './use-begin.ts';

/** The ways into a new home, side by side under the eave (PRODUCT J8). */
export function StartWays({ inAccount }: { inAccount: boolean }) {
  const t = useTranslations('start');
  const { busy, refused, begin } = useBegin(inAccount);
  return (
    <>
      <ul className="eave start-ways">
        <Way drawing={<DrawDrawing />} text={t('draw.text')}>
          <button type="button" className="start-way" disabled={busy} onClick={() => begin((name) => newDesign(name))}>
            {t('draw.title')}
            <ArrowRight aria-hidden size={16} />
          </button>
        </Way>
        <li className="start-tall">
          <TypedStart
            busy={busy}
            onSize={(room) => begin(async (name) => (await rooms()).designWithRoom(name, room))}
          />
        </li>
        <Way drawing={<TraceDrawing />} text={t('trace.way', { limit: uploadLimitMegabytes })}>
          <button
            type="button"
            className="start-way"
            disabled={busy}
            onClick={() => begin((name) => newDesign(name), `?${traceKey}`)}
          >
            {t('trace.wayTitle')}
            <ArrowRight aria-hidden size={16} />
          </button>
        </Way>
        <Way drawing={<DxfDrawing />} text={t('drawing.text')}>
          <button
            type="button"
            className="start-way"
            disabled={busy}
            onClick={() => begin((name) => newDesign(name), `?${drawingKey}`)}
          >
            {t('drawing.title')}
            <ArrowRight aria-hidden size={16} />
          </button>
        </Way>
        <Way
          drawing={
            <span className="pic block h-full w-full">
              <img src="/pictures/japandi-close.webp" alt="" loading="lazy" />
            </span>
          }
          text={t('template.text')}
        >
          <Link to={pages.works.path} className="start-way">
            {t('template.title')}
            <ArrowRight aria-hidden size={16} />
          </Link>
        </Way>
        <Way apart drawing={<FileDrawing />} text={t('file.text')}>
          <FileStart busy={busy} onDesign={(design) => begin((name) => ({ ...design, name: design.name || name }))} />
        </Way>
      </ul>
      {refused && (
        <p role="alert" className="mt-6 max-w-read border-l-2 border-warn pl-4">
          <b className="font-medium">{t(`notBegun.${refused}.title`, { most: mostLocalDesigns })}</b>{' '}
          {t(`notBegun.${refused}.text`)}
        </p>
      )}
    </>
  );
}

/** Fetched with the press: the page itself draws nothing. */
function rooms() {
  return import('../../local/typed-room.ts');
}

interface WayProps {
  drawing: ReactNode;
  text?: string;
  /** For what one has already, below the ways to something new. */
  apart?: boolean;
  children: ReactNode;
}

function Way({ drawing, text, apart, children }: WayProps) {
  return (
    <li className={apart ? 'start-file' : undefined}>
      <div className="start-drawing" aria-hidden>
        {drawing}
      </div>
      <div className="min-w-0">
        {children}
        {text !== undefined && <p className="caption mt-0.5">{text}</p>}
      </div>
    </li>
  );
}
