import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { dashboardSection } from '#lib/person.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { productSorts, type OwnProductsQuery } from '../shelf.ts';
import { askedOf } from '../list/asked-of.ts';

/** Finds one's products by words, in the order one works through them. */
export function ProductFinder({ query }: { query: OwnProductsQuery }) {
  const t = useTranslations('publishing.products');
  const navigate = useNavigate();
  const [words, setWords] = useState(query.w);
  const show = (asked: Partial<OwnProductsQuery>) =>
    void navigate(dashboardSection('merchant', 'products', askedOf({ ...query, w: words, ...asked })), {
      preventScrollReset: true,
    });
  return (
    <search>
      <form
        className="mb-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_14rem]"
        onSubmit={(event) => {
          event.preventDefault();
          show({});
        }}
      >
        <Field
          type="search"
          label={t('find')}
          placeholder={t('findHint')}
          maxLength={80}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" aria-label={t('search')} className="px-3!">
          <Search aria-hidden size={18} />
        </Button>
        <Select
          label={t('order')}
          className="max-sm:col-span-2"
          value={query.sort}
          onChange={({ target }) => {
            const sort = productSorts.find((each) => each === target.value);
            if (sort) show({ sort });
          }}
        >
          {productSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </Select>
      </form>
    </search>
  );
}
