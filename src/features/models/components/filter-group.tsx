import { useFormatter } from 'use-intl';
import type { ModelFacet } from '../model.ts';
import { useAddress } from '../use-address.ts';

/** One facet as boxes to tick, each with what it would give. What gives nothing stays to be seen. */
export function FilterGroup({ facet, titled = false }: { facet: ModelFacet; titled?: boolean }) {
  return (
    <fieldset>
      <legend className={titled ? 'mb-2 text-small font-medium' : 'sr-only'}>{facet.name}</legend>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-1 sm:grid-cols-3 lg:grid-cols-6">
        {facet.values.map((value) => <li key={value.value}><FilterBox name={facet.key} {...value} /></li>)}
      </ul>
    </fieldset>
  );
}

type FilterBoxProps = ModelFacet['values'][number] & { name: string };

function FilterBox({ name, value, label, count }: FilterBoxProps) {
  const chosen = useAddress().has(name, value);
  const format = useFormatter();
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-2.5 text-small lg:min-h-9 ${count === 0 && !chosen ? 'text-ink-soft' : ''}`}>
      <input type="checkbox" name={name} value={value} className="check" checked={chosen} onChange={noop} />
      <span className={`min-w-0 ${chosen ? 'font-medium' : ''}`}>{label}</span>
      <span className="num caption shrink-0">{format.number(count)}</span>
    </label>
  );
}

/** The form hears the change; the box only shows the address. */
function noop(): void {}
