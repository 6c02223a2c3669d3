import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { ConsultButton } from '#features/trade/consultations/consult-button.tsx';
import { orderDesignAddress } from '#features/trade/design-orders/design-order-links.ts';
import { DesignerCard } from '#features/catalogue/designers/designer-card.tsx';
import { HeartButton } from '#features/people/heart-button/heart-button.tsx';
import type { DesignerDetail } from '#features/catalogue/designers/designer.ts';
import { WorkCard } from '#features/catalogue/works/work-card.tsx';
import type { WorkItem } from '#features/catalogue/works/work.ts';
import { pictureAddress } from '#lib/picture.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { ActionBar } from './action-bar.tsx';

/**
 * A designer (PRODUCT F4): profile, contact, works. Phone and email are never shown; *consult now* is the way to
 * contact them.
 */
export function DesignerView({ designer, works }: { designer: DesignerDetail; works: readonly WorkItem[] }) {
  const t = useTranslations('designer');
  const { cover, name, headline, about } = designer;
  const consult = (
    <ConsultButton about={{ designer: { id: designer.id, name } }} variant="primary" size="l" wide>
      {t('consult')}
    </ConsultButton>
  );
  return (
    <article>
      {cover && (
        <Picture
          picture={cover}
          alt=""
          sizes="100vw"
          eager
          className="mx-auto h-52 max-w-[100rem] rounded-none! md:h-80 lg:h-[24rem]"
          position="50% 60%"
        />
      )}
      <section className="page pt-8 lg:pt-12">
        <nav aria-label={t('crumbs')} className="caption">
          <Link to={pages.designers.path} className="hover:text-ink">
            {t('designers')}
          </Link>
        </nav>
        <div className="bays mt-4 gap-y-8">
          <div className="col-span-4 md:col-span-8">
            <Name designer={designer} />
            {headline && (
              <p className="mt-6 max-w-read text-lead">
                <LocalizedSpan text={headline} />
              </p>
            )}
            {about && (
              <p className="mt-4 max-w-read whitespace-pre-line text-ink-soft">
                <LocalizedSpan text={about} />
              </p>
            )}
          </div>
          <div className="col-span-4 md:col-start-9 lg:pl-6">
            <ActionBar bar={consult}>
              <div className="grid gap-3">
                {consult}
                <ButtonLink variant="quiet" wide to={orderDesignAddress(designer.id)}>
                  {t('order')}
                </ButtonLink>
                <HeartButton id={designer.id} />
              </div>
            </ActionBar>
            <p className="mt-4 text-small text-ink-soft">{t('contactNote')}</p>
          </div>
        </div>
        <Facts designer={designer} />
      </section>
      <Works designer={designer} works={works} />
      {designer.related.length > 0 && (
        <section className="page pt-section">
          <SectionHead title={t('related.title')}>
            <Link to={pages.designers.path} className="link text-small font-medium">
              {t('related.all')}
            </Link>
          </SectionHead>
          <ul className="-mt-4 divide-y divide-line">
            {designer.related.slice(0, 3).map((item) => (
              <li key={item.id}>
                <DesignerCard item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Name({ designer: { name, avatar, level } }: { designer: DesignerDetail }) {
  const t = useTranslations('designer');
  const known = level === 'pro' || level === 'premium' || level === 'PREMIUM_UNLIMITED' ? level : null;
  return (
    <div className="flex items-center gap-5">
      <Avatar
        person={{ avatar: avatar && pictureAddress(avatar.hash, 160, 'webp'), nickname: name }}
        className="h-20 w-20 text-h2"
      />
      <div className="min-w-0">
        <h1 className="display text-h1">{name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <span className="tag tag-accent">{t('role')}</span>
          {known && <span className="caption">{t(`level.${known}`)}</span>}
        </p>
      </div>
    </div>
  );
}

/** One column a fact. */
function Facts({ designer: { city, styles, years, workCount, since } }: { designer: DesignerDetail }) {
  const t = useTranslations('designer');
  const format = useFormatter();
  const facts = [
    ['city', city?.name ?? null],
    ['styles', styles.map(({ name }) => name).join(t('comma')) || null],
    [
      'years',
      years > 0 ? t('years', { count: years }) : format.dateTime(new Date(since), { year: 'numeric', month: 'long' }),
    ],
    ['works', format.number(workCount)],
  ] as const;
  return (
    <dl className="eave mt-10 grid grid-cols-2 gap-x-gutter gap-y-6 md:grid-cols-4">
      {facts.map(([key, value]) =>
        value === null ? null : (
          <div key={key}>
            <dt className="caption">{t(`facts.${key === 'years' && years === 0 ? 'since' : key}`)}</dt>
            <dd className="num display mt-1 text-title">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Works({ designer: { id, name, workCount }, works }: { designer: DesignerDetail; works: readonly WorkItem[] }) {
  const t = useTranslations('designer.works');
  return (
    <section className="page pt-section">
      <SectionHead title={t('title', { name })} note={works.length === 0 ? t('empty', { name }) : undefined}>
        {workCount > works.length && (
          <Link to={`${pages.works.path}?designer=${id}`} className="link text-small font-medium">
            {t('all', { count: workCount })}
          </Link>
        )}
      </SectionHead>
      <ul className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {works.map((item) => (
          <li key={item.id}>
            <WorkCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
