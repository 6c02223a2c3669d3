import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { BannerData } from '#features/catalogue/content/site-texts.ts';
import { BannerSlide } from './banner-slide.tsx';
import { useCarousel } from './use-carousel.ts';

/**
 * Banners (LOOK §6): the next one every 7 s, unless someone hovers, focuses, or prefers reduced motion. A single banner
 * does not move.
 */
export function HomeBanners({ banners }: { banners: readonly BannerData[] }) {
  const t = useTranslations('home.banners');
  const { at, playing, held, step, toggle, hold } = useCarousel(banners.length);
  if (banners.length === 0) return null;
  return (
    <section className="page below pt-section" aria-roledescription={t('kind')} aria-label={t('label')}>
      <div className="grid overflow-hidden rounded-s bg-sunken" {...hold}>
        <div className="grid [grid-area:1/1]" aria-live={playing && !held ? 'off' : 'polite'}>
          {banners.map((banner, index) => (
            <BannerSlide key={banner.id} banner={banner} index={index} count={banners.length} shown={index === at} />
          ))}
        </div>
        {banners.length > 1 && (
          <div className="relative z-10 flex items-center gap-1 self-end justify-self-end p-4 [grid-area:1/1] md:w-1/2 lg:px-10 lg:py-8">
            <p className="num mr-auto pl-2 text-small text-ink-soft" aria-hidden>
              {t('place', { at: at + 1, count: banners.length })}
            </p>
            <button
              type="button"
              className="icon-btn motion-reduce:hidden"
              aria-label={t(playing ? 'pause' : 'play')}
              onClick={toggle}
            >
              {playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
            </button>
            <button type="button" className="icon-btn" aria-label={t('previous')} onClick={() => step(-1)}>
              <ArrowLeft aria-hidden size={18} />
            </button>
            <button type="button" className="icon-btn" aria-label={t('next')} onClick={() => step(1)}>
              <ArrowRight aria-hidden size={18} />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
