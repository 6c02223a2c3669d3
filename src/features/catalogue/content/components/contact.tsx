import { useLocale } from 'use-intl';
import { useShell } from '#features/people/accounts/use-viewer.ts';
import { parseLocale } from '#lib/locale.ts';
import { localized } from '#lib/trilingual.ts';
import { LocalizedSpan } from '#ui/localized-span.tsx';

type Label = 'email' | 'address' | 'phone' | 'zalo' | 'wechat' | 'hours';

/** Who runs the site and how to reach them, from the settings; missing values are left out. */
export function Contact({ label }: { label(key: Label): string }) {
  const { company, support } = useShell().settings;
  const hours = localized(support.hours, parseLocale(useLocale()) ?? 'en');
  const email = support.email || company.email;
  const ways = (['phone', 'zalo', 'wechat'] as const).filter((way) => support[way] !== '');
  return (
    <dl className="grid max-w-lg gap-4 text-small sm:grid-cols-2">
      <div>
        <dt className="text-ink-soft">{label('email')}</dt>
        <dd>
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center break-all">
            {email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft">{label('address')}</dt>
        <dd className="py-2.5">
          {company.name}
          <br />
          {company.address}
        </dd>
      </div>
      {ways.map((way) => (
        <div key={way}>
          <dt className="text-ink-soft">{label(way)}</dt>
          <dd className="num py-2.5">
            {way === 'phone' ? (
              <a href={`tel:${support.phone.replaceAll(/[^+\d]/g, '')}`} className="link">
                {support.phone}
              </a>
            ) : (
              support[way]
            )}
          </dd>
        </div>
      ))}
      {hours !== null && (
        <div>
          <dt className="text-ink-soft">{label('hours')}</dt>
          <dd className="py-2.5">
            <LocalizedSpan text={hours} />
          </dd>
        </div>
      )}
    </dl>
  );
}
