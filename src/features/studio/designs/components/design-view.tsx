import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { glbFileAddress } from '#features/foundation/glb/glb.ts';
import { DesignStage } from '#viewer/home/design-stage.tsx';
import type { DesignOpened } from '../workspace-page.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Changed } from './design-list.tsx';
import { designAddress } from '../design-address.ts';

/** One's own design on the stage: its plan first, then 3D, walked through, from above. */
export function DesignView({ design }: { design: DesignOpened }) {
  const t = useTranslations('workspace');
  const [picked, setPicked] = useState<string | null>(null);
  return (
    <>
      <section
        aria-label={t('stage', { name: design.name })}
        className="relative h-[min(27rem,70svh)] lg:h-[min(42rem,72svh)]"
      >
        <DesignStage
          design={design.document}
          name={design.name}
          uploadAddress={glbFileAddress}
          picked={picked}
          onPick={setPicked}
        >
          <img
            src={`${design.plan}&ground=shade`}
            alt={t('planAlt', { name: design.name })}
            width={1040}
            height={920}
            decoding="async"
            className="absolute inset-0 h-full w-full object-contain px-5 pt-5 pb-20 lg:pt-8"
          />
        </DesignStage>
      </section>
      <section className="page pt-8 lg:pt-12">
        <nav className="caption">
          <Link to={pages.workspace.path} className="hover:text-ink">
            {t('all')}
          </Link>
        </nav>
        <div className="bays mt-3 gap-y-8">
          <div className="col-span-4 md:col-span-8">
            <h1 className="display text-h1">{design.name}</h1>
            {design.madeFrom && (
              <p className="mt-4 text-lead">
                {t('made')} <MadeFrom madeFrom={design.madeFrom} /> · {design.madeFrom.author}
              </p>
            )}
            <ButtonLink to={designAddress(design.id)} variant="primary" className="mt-6">
              {t('edit')}
            </ButtonLink>
            <p className="caption num mt-4">
              <Changed at={design.updatedAt} /> · {t('version', { version: design.version })} · {t('private')}
            </p>
          </div>
          <Rooms design={design} />
        </div>
      </section>
    </>
  );
}

function MadeFrom({ madeFrom: { name, work } }: { madeFrom: NonNullable<DesignOpened['madeFrom']> }) {
  return work === null ? (
    <LocalizedSpan text={name} />
  ) : (
    <Link to={thingAddress(work)} className="link">
      <LocalizedSpan text={name} />
    </Link>
  );
}

function Rooms({ design: { rooms, area } }: { design: DesignOpened }) {
  const t = useTranslations('workspace');
  return (
    <section className="col-span-4 lg:pl-6">
      <h2 className="field-label">{t('rooms')}</h2>
      <dl className="mt-2 border-t border-line text-small">
        {[...rooms, { id: '', name: t('total'), area }].map((room) => (
          <div key={room.id} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-ink-soft">{room.name}</dt>
            <dd className="num">{t('area', { area: room.area })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
