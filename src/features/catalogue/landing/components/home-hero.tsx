import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { DrawNowButton } from '#features/people/start-design/start-design-button.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useDark } from '#ui/theme.ts';
import { hourOf, openingFrames } from '../sun-frames.ts';
import { HeroPicture } from './hero-picture.tsx';
import { SunSlider } from './sun-slider.tsx';

/** Headline and offer above, picture below, so that the first screen shows both. */
export function HomeHero() {
  const t = useTranslations('home.hero');
  return (
    <>
      <section className="page bays items-end gap-y-7 pt-10 pb-8 lg:pt-16 lg:pb-12">
        <h1 className="display col-span-4 text-hero md:col-span-8">{t.rich('title', { br: lineBreak })}</h1>
        <div className="col-span-4 lg:pb-3">
          <p className="max-w-md text-lead">{t('lead')}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <DrawNowButton variant="primary">{t('start')}</DrawNowButton>
            <ButtonLink variant="line" to={pages.works.path}>
              {t('works')}
            </ButtonLink>
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

/** The theme decides the first hour; the person may choose another one. */
function HeroFigure() {
  const t = useTranslations('home.hero');
  const [asked, setAsked] = useState<number | null>(null);
  const [touched, setTouched] = useState(false);
  const opening = openingFrames[useDark() ? 'dark' : 'light'];
  return (
    <figure>
      <HeroPicture
        shown={asked}
        all={touched}
        alt={(frame) => t(frame.lamps ? 'altNight' : 'alt', { hour: hourOf(frame) })}
      />
      <figcaption className="page flex flex-wrap items-center gap-x-8 gap-y-2 py-3 text-small">
        <p className="mr-auto">
          <span className="font-medium">{t('name')}</span> <span className="num text-ink-soft">· {t('facts')}</span>
        </p>
        <SunSlider
          value={asked ?? opening}
          onTouch={() => setTouched(true)}
          onChange={(index) => {
            setTouched(true);
            setAsked(index);
          }}
        />
      </figcaption>
    </figure>
  );
}
