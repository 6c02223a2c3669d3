import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { api } from '#lib/api.ts';
import { parseLocale, type Locale } from '#lib/locale.ts';
import { labelWithSize } from '#features/catalogue/offers/line-label.ts';
import { localized } from '#lib/trilingual.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { OwnProduct } from '../product-form.ts';
import { NumberField } from './number-field.tsx';

type Variant = OwnProduct['variants'][number];

/** How many there are of each variant, changed without opening the whole form. */
export function StockEditor({ id, onClose }: { id: string; onClose(): void }) {
  const t = useTranslations('publishing.products');
  const locale = parseLocale(useLocale()) ?? 'en';
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  const [variants, setVariants] = useState<readonly Variant[] | null>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, number | null>>>({});
  const showFailure = useShowFailure();
  const failed = useEffectEvent((error: unknown) => {
    void showFailure(error);
    onClose();
  });
  useEffect(() => {
    const ended = new AbortController();
    api.get<OwnProduct>(`/merchant/products/${id}`, { signal: ended.signal }).then(
      (product) => setVariants(product.variants),
      (error: unknown) => {
        if (!ended.signal.aborted) failed(error);
      },
    );
    return () => ended.abort();
  }, [id]);
  const changed = (variants ?? []).flatMap(({ id: variant, stock }) => {
    const now = typed[variant];
    return typeof now === 'number' && now !== stock ? [{ id: variant, stock: now, stockSeen: stock }] : [];
  });
  function save(event: SubmitEvent) {
    event.preventDefault();
    if (changed.length === 0) return onClose();
    void attempt(async () => {
      // By a key: what is added to the stock is added once, also when the answer was lost and it is pressed again.
      await api.put(`/merchant/products/${id}/stock`, { variants: changed }, { creates: true });
      toast.clear();
      toast.success(t('stockSaved'));
      await revalidate();
      onClose();
    });
  }
  if (variants === null) return <div className="skel mt-3 h-16" aria-busy />;
  return (
    <form noValidate className="mt-3 grid gap-3 border-t border-line pt-3" onSubmit={save}>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {variants.map((variant) => (
          <NumberField
            key={variant.id}
            label={t('stockOf', { name: nameOf(variant, locale) })}
            maxLength={7}
            value={variant.id in typed ? (typed[variant.id] ?? null) : variant.stock}
            onChange={(stock) => setTyped({ ...typed, [variant.id]: stock })}
          />
        ))}
      </div>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="s" busy={busy}>
          {t('save')}
        </Button>
        <Button size="s" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** What tells it from the others: its name, else its article number, always its size. */
function nameOf({ label, sku, ...size }: Variant, locale: Locale): string {
  const name = localized(label, locale) ?? (sku === null ? null : { text: sku, lang: locale });
  return labelWithSize(name, size, locale).text;
}
