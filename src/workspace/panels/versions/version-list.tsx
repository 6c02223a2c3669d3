import { Bookmark, History, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { PublishPort, VersionFacts, VersionsPort } from '../../ports/versions-port.ts';
import { NameForm } from './name-form.tsx';
import { OriginLine } from './origin-line.tsx';
import { PublishButton } from './publish-button.tsx';
import { PublishedWorks } from './published-works.tsx';
import type { Side } from './use-compared.ts';

interface VersionListProps {
  state: 'asking' | 'there' | 'failed';
  versions: readonly VersionFacts[];
  sides: { from: Side; to: Side };
  port: VersionsPort;
  publish: PublishPort | null;
  onChoose(version: number): void;
  onNamed(): void;
  onClose(): void;
}

/** One under the other along a post: now, then the newest. A press compares it with now. */
export function VersionList({ state, versions, sides, port, publish, onChoose, onNamed, onClose }: VersionListProps) {
  const t = useTranslations('versions');
  const format = useFormatter();
  const [naming, setNaming] = useState(false);
  const isIn = (version: number) => version === sides.from || version === sides.to;
  return (
    <aside className="vs-list" aria-label={t('title')} aria-busy={state === 'asking'}>
      <div className="ws-panel-head">
        <h2>{t('title')}</h2>
        <button type="button" className="ws-icon" aria-label={t('close')} title={t('close')} onClick={onClose}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      <ol className="vs-post">
        <li className={sides.to === 'now' ? 'vs-on' : undefined}>
          <span>
            <b>{t('now')}</b>
            <span className="rp-soft">{t('nowNote')}</span>
            <button type="button" className="vs-name" aria-expanded={naming} onClick={() => setNaming(!naming)}>
              <Bookmark aria-hidden size={16} strokeWidth={1.5} />
              {t('nameThis')}
            </button>
            {naming && (
              <NameForm
                port={port}
                onDone={(named) => {
                  setNaming(false);
                  if (named) onNamed();
                }}
              />
            )}
          </span>
        </li>
        {versions.map(({ version, name, why, at }) => (
          <li key={version} className={isIn(version) ? 'vs-on' : undefined}>
            <button type="button" aria-pressed={isIn(version)} onClick={() => onChoose(version)}>
              <b>{name ?? t(`why.${why}`)}</b>
              <span className="rp-soft">
                {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
                {name !== null && why !== 'named' && ` · ${t(`why.${why}`)}`}
              </span>
            </button>
            <span className="vs-number">{version}</span>
          </li>
        ))}
      </ol>
      {port.origin && <OriginLine {...port.origin} />}
      <footer className="vs-foot">
        {publish && <PublishButton port={publish} />}
        {publish && <PublishedWorks port={publish} />}
        <p className="rp-soft">
          <History aria-hidden size={16} strokeWidth={1.5} />
          {t('kept')}
        </p>
      </footer>
    </aside>
  );
}
