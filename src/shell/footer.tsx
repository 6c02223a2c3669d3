import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Mark } from '#ui/mark.tsx';
import { LanguageRow } from './header/language-row.tsx';
import { footerColumns } from './links.ts';
import { useLayoutData, useSite } from './site-data.ts';
import { ThemeChoice } from './header/theme-choice.tsx';

/** PRODUCT A6: partners, company address, legal links, language; and a button that reopens the cookie question. */
export function Footer({ cookieChoice }: { cookieChoice: ReactNode }) {
  const t = useTranslations('shell.footer');
  return (
    <footer className="page below w-full pt-section pb-10">
      <div className="eave bays gap-y-10">
        <div className="col-span-4 pt-3">
          <Mark className="h-11 w-11" />
          <p className="display mt-5 max-w-64 text-title">{t('line')}</p>
        </div>
        <div className="col-span-4 grid grid-cols-2 gap-x-gutter gap-y-8 pt-3 md:col-span-8 lg:grid-cols-4">
          {footerColumns.map((column) => (
            <Column key={column.title} column={column}>
              {column.title === 'legal' && <li>{cookieChoice}</li>}
            </Column>
          ))}
        </div>
      </div>
      <Partners />
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line pt-5 text-caption text-ink-soft">
        <Company />
        <Settings />
      </div>
    </footer>
  );
}

function Column({
  column: { title, links },
  children,
}: {
  column: (typeof footerColumns)[number];
  children: ReactNode;
}) {
  const t = useTranslations('shell.footer');
  return (
    <div>
      <h2 className="text-small font-semibold">{t(title)}</h2>
      <ul className="mt-1.5 text-small text-ink-soft">
        {links.map(({ key, to }) => (
          <li key={key}>
            <Link to={to} className="footer-link">
              {t(key)}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

function Partners() {
  const t = useTranslations('shell.footer');
  const partners = usePartners();
  if (partners.length === 0) return null;
  return (
    <div className="mt-10 flex flex-wrap items-baseline gap-x-8 gap-y-2 text-small">
      <h2 className="font-semibold">{t('partners')}</h2>
      <ul className="flex flex-wrap gap-x-8 text-ink-soft">
        {partners.map(({ name, url }) => (
          <li key={name} className="py-2">
            {url === null ? (
              name
            ) : (
              <a href={url} rel="noopener" target="_blank" className="hover:text-ink">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Rows of the console; where the layout could not read them, the settings. */
function usePartners(): { name: string; url: string | null }[] {
  const { settings } = useSite();
  const rows = useLayoutData()?.partners ?? [];
  return rows.length > 0 ? rows : settings.partners;
}

function Company() {
  const t = useTranslations('shell.footer');
  const {
    settings: { company },
    year,
  } = useSite();
  return (
    <address className="mr-auto flex flex-wrap gap-x-6 gap-y-1 not-italic">
      <span>{t('copyright', { year, company: company.name })}</span>
      <span>
        <span className="sr-only">{t('address')} </span>
        {company.address}
      </span>
      <a href={`mailto:${company.email}`} className="hover:text-ink">
        {company.email}
      </a>
    </address>
  );
}

function Settings() {
  const t = useTranslations('shell.header');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <LanguageRow label={t('languageTitle')} />
      <ThemeChoice />
    </div>
  );
}
