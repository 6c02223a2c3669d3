import { Link } from 'react-router';
import { useFormatter } from '#text/use-formatter.ts';
import { withoutValue, withValue } from './address-links.ts';
import type { ListFacet } from './facet.ts';
import { useAddress } from './use-address.ts';

/** The only filter of a list, all its values shown. Clicking the chosen one again removes it. */
export function FacetLinks({ facet }: { facet: ListFacet }) {
  const format = useFormatter();
  const params = useAddress();
  return (
    <nav aria-label={facet.name} className="mt-6 lg:mt-8">
      <ul className="eave grid grid-cols-2 border-b border-b-line pt-0! md:grid-cols-3 md:[--bays:3]! lg:grid-cols-6 lg:[--bays:6]!">
        {facet.values.map(({ value, label, count }) => {
          const chosen = params.has(facet.key, value);
          return (
            <li
              key={value}
              className="max-lg:odd:pr-3 lg:not-first:border-l lg:not-first:border-line lg:not-first:pl-5"
            >
              <Link
                to={chosen ? withoutValue(params, facet.key, value) : withValue(params, facet.key, value)}
                preventScrollReset
                aria-current={chosen ? 'true' : undefined}
                className={`relative flex min-h-14 flex-col justify-center py-3 lg:min-h-20 ${chosen ? 'font-medium' : 'hover:underline'}`}
              >
                {label}
                <span className="num caption font-normal">{format.number(count)}</span>
                {chosen && <i aria-hidden className="absolute right-5 -bottom-px left-0 h-[3px] bg-accent" />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
