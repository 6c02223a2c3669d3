import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { ProductVariant } from '../product.ts';
import { variantOptions, type VariantOption } from '../variant-options.ts';

/** Finishes and sizes; each is a link to the same product in that variant, sold-out ones included (LOOK, Variant). */
export function VariantPicker({ variants, chosen }: { variants: readonly ProductVariant[]; chosen: ProductVariant }) {
  const t = useTranslations('product.choice');
  const { sizes, looks, all } = variantOptions(variants, chosen);
  if (variants.length < 2) return null;
  return (
    <div className="mt-7 grid gap-6">
      {looks.length > 0 && (
        <section>
          <h2 className="field-label">
            {chosen.look?.slot ?? t('finish')}
            {t('colon')}
            <span className="font-normal">{chosen.look?.name}</span>
          </h2>
          <ul className="mt-2 -ml-1 flex flex-wrap gap-2">
            {looks.map((option) => (
              <li key={option.variant.id}>
                <Swatch {...option} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {sizes.length > 0 && <Boxes title={t('size')} options={sizes} />}
      {all.length > 0 && <Boxes title={t('variant')} options={all} />}
    </div>
  );
}

function Swatch({ variant, chosen }: VariantOption) {
  const t = useTranslations('product.choice');
  const name = variant.look?.name ?? '';
  const out = variant.stock === 0;
  return (
    <VariantLink
      variant={variant}
      chosen={chosen}
      label={out ? t('option', { name }) : name}
      className={`relative grid h-11 w-11 place-items-center rounded-full aria-[current]:outline-2 aria-[current]:outline-accent ${out ? 'border border-dashed border-line-strong' : ''}`}
    >
      <i className="h-9 w-9 rounded-full border border-line-strong" style={{ background: variant.look?.colour }} />
      {out && (
        <svg aria-hidden="true" viewBox="0 0 44 44" className="absolute inset-0 h-full w-full">
          <path d="M8 36 36 8" className="stroke-surface" strokeWidth="3" />
          <path d="M8 36 36 8" className="stroke-ink" strokeWidth="1.5" />
        </svg>
      )}
    </VariantLink>
  );
}

function Boxes({ title, options }: { title: string; options: readonly VariantOption[] }) {
  return (
    <section>
      <h2 className="field-label">{title}</h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
        {options.map((option) => (
          <li key={option.variant.id}>
            <SizeBox {...option} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SizeBox({ variant, chosen }: VariantOption) {
  const t = useTranslations('product.choice');
  const {
    label,
    size: { width, depth, height },
    stock,
  } = variant;
  const out = stock === 0;
  const look = chosen ? 'border-accent bg-accent-wash outline-1 outline-accent' : 'border-line-strong hover:border-ink';
  let measures;
  if (out) measures = t('soldOut');
  else if (label) measures = `${width} × ${depth} × ${height} mm`;
  else measures = `${depth} × ${height}`;
  return (
    <VariantLink
      variant={variant}
      chosen={chosen}
      className={`block h-full rounded-s border px-2 py-2.5 text-center text-small ${out ? 'border-dashed' : ''} ${look}`}
    >
      <span className={`block font-medium ${out ? 'line-through' : ''}`}>
        {label ? <LocalizedSpan text={label} /> : <span className="num">{width} mm</span>}
      </span>
      <span className="num caption block">{measures}</span>
    </VariantLink>
  );
}

interface VariantLinkProps extends VariantOption {
  label?: string;
  className: string;
  children: ReactNode;
}

/** The choice is in the address; everything it changes is already loaded, so nothing is fetched. */
function VariantLink({ variant, chosen, label, className, children }: VariantLinkProps) {
  const params = new URLSearchParams(useLocation().search);
  params.set('variant', variant.id);
  return (
    <Link
      to={`?${params}`}
      replace
      preventScrollReset
      defaultShouldRevalidate={false}
      title={label}
      aria-label={label}
      aria-current={chosen ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
