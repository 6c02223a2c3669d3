import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAsked } from '../../offers/use-asked.ts';
import type { PublishPort, VersionsPort } from '../../ports/versions-port.ts';
import { ChangeList } from './change-list.tsx';
import { CompareCanvas } from './compare-canvas.tsx';
import { RestorePart } from './restore-part.tsx';
import { useCompared, type Side } from './use-compared.ts';
import { VersionRuler } from './version-ruler.tsx';
import { VersionList } from './version-list.tsx';
import './versions.css';

interface VersionsPageProps {
  port: VersionsPort;
  publish: PublishPort | null;
  onClose(): void;
}

/** The versions of the design (PRODUCT J10): named, compared in the plan and in words, restored, gone on with. */
export function VersionsPage({ port, publish, onClose }: VersionsPageProps) {
  const t = useTranslations('versions');
  const [told, setTold] = useState(0);
  const asked = useAsked(`versions ${told}`, () => port.list());
  const [chosen, setChosen] = useState<{ from: Side; to: Side } | null>(null);
  const versions = asked.state === 'there' ? asked.answer : [];
  const newest = versions[0]?.version;
  const sides = chosen ?? { from: newest ?? 'now', to: 'now' };
  const again = () => setTold((times) => times + 1);
  return (
    <>
      <VersionList
        state={asked.state}
        versions={versions}
        sides={sides}
        port={port}
        publish={publish}
        onChoose={(from) => setChosen({ from, to: sides.to === from ? 'now' : sides.to })}
        onNamed={again}
        onClose={onClose}
      />
      {asked.state === 'failed' && (
        <main className="vs-canvas" id="content">
          <p role="alert" className="vs-note">
            {t('failed')}{' '}
            <button type="button" className="rp-link" onClick={again}>
              {t('again')}
            </button>
          </p>
        </main>
      )}
      {asked.state === 'asking' && (
        <main className="vs-canvas" id="content" aria-busy>
          <output className="vs-note">{t('asking')}</output>
        </main>
      )}
      {asked.state === 'there' && <VersionRuler versions={versions} sides={sides} />}
      {asked.state === 'there' && (
        <Comparison
          port={port}
          sides={sides}
          versions={versions.map(({ version }) => version)}
          onSides={setChosen}
          onAgain={again}
          onRestored={() => {
            setChosen({ from: 'now', to: 'now' });
            again();
          }}
        />
      )}
    </>
  );
}

interface ComparisonProps {
  port: VersionsPort;
  sides: { from: Side; to: Side };
  versions: readonly number[];
  onSides(sides: { from: Side; to: Side }): void;
  onAgain(): void;
  onRestored(): void;
}

function Comparison({ port, sides, versions, onSides, onAgain, onRestored }: ComparisonProps) {
  const t = useTranslations('versions');
  const compared = useCompared(port, sides.from, sides.to);
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <CompareCanvas compared={compared} sides={sides} versions={versions} onSides={onSides} shown={shown} />
      <aside className="ws-insp vs-changes" aria-label={t('changes')}>
        {compared === 'failed' && (
          <p role="alert" className="vs-note">
            {t('failed')}{' '}
            <button type="button" className="rp-link" onClick={onAgain}>
              {t('again')}
            </button>
          </p>
        )}
        {compared !== 'failed' && compared !== 'asking' && (
          <ChangeList compared={compared} shown={shown} onShow={setShown} />
        )}
        {sides.from !== 'now' && <RestorePart version={sides.from} port={port} onRestored={onRestored} />}
      </aside>
    </>
  );
}
