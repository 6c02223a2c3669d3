import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MadeToSize } from '#features/catalogue/products/made-to-size.ts';
import { api } from '#lib/api.ts';
import { Check } from '#ui/fields/check.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { FamilyOffer } from '../family-offer.ts';
import { freshMade } from '../made-draft.ts';
import type { ProductOptions } from '../products-section.server.ts';
import { MadeOffer } from './made-offer.tsx';

interface MadeFieldsProps {
  value: MadeToSize | null;
  category: string;
  categories: ProductOptions['categories'];
  /** The family of what is there already. */ first: FamilyOffer | null;
  fault(field: string): string | undefined;
  onChange(made: MadeToSize | null): void;
}

/** Made to size: a family of the library, which parts of it this workshop offers, and prices (PRODUCT F3). */
export function MadeFields({ value, category, categories, first, fault, onChange }: MadeFieldsProps) {
  const t = useTranslations('publishing.made');
  const [on, setOn] = useState(value !== null);
  const { family, failed, read } = useFamily(first);
  const families = categories.flatMap(({ name, children }) =>
    children.flatMap(({ family: code, name: child }) => (code === null ? [] : [{ code, name: child, kind: name }])),
  );
  async function choose(code: string) {
    const offer = await read(code);
    if (offer) onChange(freshMade(offer, offer.lines[0]!.style));
  }
  function turn(wanted: boolean) {
    setOn(wanted);
    if (!wanted) return onChange(null);
    const own = categories.flatMap(({ children }) => children).find(({ key }) => key === category)?.family;
    if (own) void choose(own);
  }
  return (
    <div className="grid gap-5">
      <Check label={t('on')} checked={on} onChange={(event) => turn(event.target.checked)} />
      {on && (
        <>
          <Select
            label={t('family')}
            value={value?.family ?? ''}
            error={fault('madeToSize.family') ?? (failed ? t('failed') : undefined)}
            onChange={(event) => void choose(event.target.value)}
          >
            <option value="" disabled>
              {t('chooseFamily')}
            </option>
            {Object.entries(Object.groupBy(families, ({ kind }) => kind)).map(([kind, list]) => (
              <optgroup key={kind} label={kind}>
                {list!.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          {value !== null && family?.code === value.family && (
            <MadeOffer value={value} family={family} fault={fault} onChange={onChange} />
          )}
        </>
      )}
    </div>
  );
}

function useFamily(first: FamilyOffer | null) {
  const [chosen, setFamily] = useState<FamilyOffer | null>(null);
  const [failed, setFailed] = useState(false);
  async function read(code: string): Promise<FamilyOffer | null> {
    setFailed(false);
    try {
      const offer = await api.get<FamilyOffer>(`/merchant/families/${code}`);
      setFamily(offer);
      return offer;
    } catch {
      setFailed(true);
      return null;
    }
  }
  return { family: chosen ?? first, failed, read };
}
