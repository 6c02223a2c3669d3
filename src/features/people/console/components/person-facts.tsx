import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { localeNames, parseLocale } from '#lib/locale.ts';
import { isStaff } from '#lib/permissions.ts';
import { useFormatter } from '#text/use-formatter.ts';
import type { PersonDetail } from '../person.ts';

export function PersonFacts({ person }: { person: PersonDetail }) {
  const t = useTranslations('console.people');
  const format = useFormatter();
  const day = (text: string) => format.dateTime(new Date(text), { dateStyle: 'long' });
  const language = parseLocale(person.locale);
  return (
    <section className="min-w-0">
      <h2 className="font-semibold">{t('facts')}</h2>
      <dl className="mt-2 text-small">
        <Fact name={t('columns.mobile')}>
          <span className="num">{person.mobile ?? '–'}</span>
        </Fact>
        <Fact name={t('columns.city')}>{person.city ?? '–'}</Fact>
        <Fact name={t('company')}>{person.companyName ?? '–'}</Fact>
        <Fact name={t('language')}>{language === null ? person.locale : localeNames[language]}</Fact>
        <Fact name={t('columns.since')}>
          <span className="num">{day(person.createdAt)}</span>
        </Fact>
        {person.trialEndsAt !== null && (
          <Fact name={t('trial')}>
            <span className="num">{day(person.trialEndsAt)}</span>
          </Fact>
        )}
        {person.designerId !== null && (
          <Fact name={t('designer')}>
            <Link className="link" to={`/desginer/desgin-detail?id=${person.designerId}`}>
              {t('works', { count: person.counts.works })}
            </Link>
          </Fact>
        )}
        {person.merchantId !== null && (
          <Fact name={t('merchant')}>
            <Link className="link" to={`/things/merchant-detail?id=${person.merchantId}`}>
              {t('products', { count: person.counts.products })}
            </Link>
          </Fact>
        )}
        <Fact name={t('designs')}>
          <span className="num">{format.number(person.counts.designs)}</span>
        </Fact>
        <Fact name={t('plan')}>
          <Link className="link" to={`/admin/plans/${person.id}`}>
            {t('planAndQuota')}
          </Link>
        </Fact>
        {isStaff(person) && <Fact name={t('secondFactor')}>{person.secondFactor ? t('on') : t('off')}</Fact>}
      </dl>
    </section>
  );
}

/** One fact: name, and value at the right. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 text-right break-words">{children}</dd>
    </div>
  );
}
