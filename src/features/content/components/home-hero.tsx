import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StartDesignButton } from '#features/start-design/start-design-button.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useDark } from '#ui/theme.ts';
import { HeroPicture, type Hour } from './hero-picture.tsx';

/** Headline and offer above, picture under, so that the fold shows both. */
export function HomeHero() {
  const t = useTranslations('home.hero');
  return (
    <>
      <section className="page bays items-end gap-y-7 pt-10 pb-8 lg:pt-16 lg:pb-12">
        <h1 className="display col-span-4 text-hero md:col-span-8">{t.rich('title', { br: lineBreak })}</h1>
        <div className="col-span-4 lg:pb-3">
          <p className="max-w-md text-lead">{t('lead')}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <StartDesignButton variant="primary">{t('start')}</StartDesignButton>
            <ButtonLink variant="line" to="/works">{t('works')}</ButtonLink>
          </p>
        </div>
      </section>
      <HeroFigure />
    </>
  );
}

function lineBreak() {
  return <br />;
}

/** The theme opens the picture at its hour; the person may ask for the other one. */
function HeroFigure() {
  const t = useTranslations('home.hero');
  const [asked, setAsked] = useState<Hour | null>(null);
  const dark = useDark();
  const hour = asked ?? (dark ? 'night' : 'day');
  return (
    <figure>
      <HeroPicture asked={asked} alt={{ day: t('alt'), night: t('altNight') }} />
      <figcaption className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-small">
        <p className="mr-auto"><span className="font-medium">{t('name')}</span> <span className="num text-ink-soft">· {t('facts')}</span></p>
        <fieldset aria-label={t('sun')} className="flex items-center gap-1">
          <span className="mr-2 text-ink-soft">{t('sun')}</span>
          {(['day', 'night'] as const).map((choice) => (
            <button key={choice} type="button" aria-pressed={hour === choice} onClick={() => setAsked(choice)} className="choice num">
              {choice === 'day' ? <Sun aria-hidden size={16} /> : <Moon aria-hidden size={16} />}{t(choice)}
            </button>
          ))}
        </fieldset>
      </figcaption>
    </figure>
  );
}
