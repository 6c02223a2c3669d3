import { Picture } from '#ui/picture.tsx';
import type { PartnerData } from './site-texts.ts';

/** Partners: a logo where there is one, else the name set as a title. */
export function PartnerRow({ partners }: { partners: readonly PartnerData[] }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-10 gap-y-4">
      {partners.map((partner) => (
        <li key={partner.id}>
          {partner.url === null ? (
            <PartnerLogo partner={partner} />
          ) : (
            <a
              href={partner.url}
              rel="noopener"
              target="_blank"
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              <PartnerLogo partner={partner} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function PartnerLogo({ partner: { name, logo } }: { partner: PartnerData }) {
  if (logo !== null) return <Picture picture={logo} alt={name} sizes="8rem" className="h-12 w-32 bg-transparent!" />;
  return <span className="display text-title text-ink-soft">{name}</span>;
}
