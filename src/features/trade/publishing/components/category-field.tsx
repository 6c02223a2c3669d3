import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { foldText } from '#models/search/text.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import type { ProductOptions } from '../products-section.server.ts';

interface CategoryFieldProps {
  categories: ProductOptions['categories'];
  value: string;
  error?: string;
  onChange(category: string): void;
}

/** What kind of product it is, found by a few letters of its name or of its group, with accents or without. */
export function CategoryField({ categories, value, error, onChange }: CategoryFieldProps) {
  const t = useTranslations('publishing.product');
  const [typed, setTyped] = useState('');
  const choices = categories.flatMap(({ key, name: note, children }) => [
    ...children.map((child) => ({ key: child.key, name: child.name, note })),
    { key, name: t('otherOf', { kind: note }), note },
  ]);
  const words = folded(typed);
  return (
    <Combobox
      name="category"
      label={t('category')}
      chosen={choices.find(({ key }) => key === value)?.name ?? null}
      typed={typed}
      found={choices.filter(({ name, note }) => folded(`${name} ${note}`).includes(words))}
      texts={{
        placeholder: t('chooseCategory'),
        nothing: t('noCategory'),
        found: (count) => t('categories', { count }),
      }}
      error={error}
      onType={setTyped}
      onChoose={onChange}
    />
  );
}

function folded(text: string): string {
  return foldText(text.trim().toLowerCase());
}
