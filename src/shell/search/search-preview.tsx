import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import type { FoundThing } from '#features/catalogue/suggestions/found-thing.ts';
import { CardPicture } from '#ui/card-picture.tsx';
import { usePrice } from '#ui/price.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { SearchKind } from './search-address.ts';

/** The first four results. A phone has no room for them. */
export function SearchPreview({ things, kind }: { things: readonly FoundThing[]; kind: SearchKind }) {
  const t = useTranslations('shell.search');
  if (things.length === 0) return null;
  return (
    <div className="max-md:hidden">
      <p className="caption">{t(kind)}</p>
      <ul aria-label={t(kind)} className="mt-2 grid grid-cols-4 gap-4">
        {things.map((thing) => (
          <li key={thing.id}>
            <Thing thing={thing} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Thing({ thing: { id, name, note, price, variant, picture, thumbnail } }: { thing: FoundThing }) {
  const written = usePrice();
  return (
    <Link to={thingAddress(id, variant)} className="group block">
      {picture === null && thumbnail !== null ? (
        <span className="pic studio aspect-[4/3]">
          <img src={thumbnail} alt="" width={480} height={600} decoding="async" />
        </span>
      ) : (
        <CardPicture picture={picture} sizes="13vw" className="aspect-[4/3]" studio={price !== null} />
      )}
      <LocalizedSpan
        text={name}
        className="mt-2 block text-small font-medium underline-offset-4 group-hover:underline"
      />
      <span className="num caption">{price === null ? note : written(price.min, price.max)}</span>
    </Link>
  );
}
