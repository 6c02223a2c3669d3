import { useEffect, useRef } from 'react';
import { useFormatter } from '#text/use-formatter.ts';
import type { FacetValue, ListFacet } from './facet.ts';
import { useAddress } from './use-address.ts';

/** Some facets, each under its name where there are several. */
export function FilterGroups({ facets }: { facets: readonly ListFacet[] }) {
  return (
    <div className="grid gap-7">
      {facets.map((facet) => (
        <FilterGroup key={facet.key} facet={facet} titled={facets.length > 1} />
      ))}
    </div>
  );
}

/** One facet as checkboxes, each with its count. Values with a count of zero stay visible. */
export function FilterGroup({ facet, titled = false }: { facet: ListFacet; titled?: boolean }) {
  return (
    <fieldset>
      <legend className={titled ? 'mb-2 text-small font-medium' : 'sr-only'}>{facet.name}</legend>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-1 sm:grid-cols-3 lg:grid-cols-6">
        {facet.values.map((value) => (
          <li key={value.value}>
            <FilterBox name={facet.key} {...value} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function FilterBox({ name, value, label, count }: FacetValue & { name: string }) {
  const chosen = useAddress().has(name, value);
  const format = useFormatter();
  const box = useRef<HTMLInputElement>(null);
  // The box is ticked at once, and follows the address when that changes in other ways: a chip removed, the back
  // button.
  useEffect(() => {
    box.current!.checked = chosen;
  }, [chosen]);
  const idle = count === 0 && !chosen;
  return (
    <label
      className={`flex min-h-11 items-center gap-2.5 text-small lg:min-h-9 ${idle ? 'text-ink-soft' : 'cursor-pointer'}`}
    >
      <input
        ref={box}
        type="checkbox"
        name={name}
        value={value}
        className="check"
        defaultChecked={chosen}
        disabled={idle}
      />
      <span className={`min-w-0 ${chosen ? 'font-medium' : ''}`}>{label}</span>
      <span className="num caption shrink-0">{format.number(count)}</span>
    </label>
  );
}
