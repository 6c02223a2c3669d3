import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { reshaped } from '#features/catalogue/models/model-links.ts';
import { usePrice } from '#ui/price.tsx';
import type { ProductVariant } from '../product.ts';
import { sides } from '../room-fit.ts';
import { variantOptions, type VariantOption } from '../choices/variant-options.ts';

/**
 * Finishes as swatches, sizes as boxes with their prices, versions as small pictures; each is a link to the same product
 * in that variant, sold-out ones included (LOOK, Variant).
 */
export function VariantPicker({ variants, chosen }: { variants: readonly ProductVariant[]; chosen: ProductVariant }) {
  const t = useTranslations('product.choice');
  const versionName = useVersionName();
  const { sizes, looks, versions } = variantOptions(variants, chosen);
  const sizeWords = useSizeWords(variants);
  const differing = sides.filter((side) => new Set(sizes.map(({ variant: { size } }) => size[side])).size > 1);
  const sidesOf = ({ size }: ProductVariant) =>
    `${differing.map((side) => t(`sides.${side}`, { mm: String(size[side]) })).join(' × ')} mm`;
  if (variants.length < 2) return null;
  return (
    <div className="mt-6 grid gap-5">
      {looks.length > 0 && (
        <Choice name={chosen.look?.slot ?? t('finish')} value={chosen.look?.name ?? ''}>
          <ul className="mt-1.5 -ml-1 flex flex-wrap gap-1.5">
            {looks.map((option) => (
              <li key={option.variant.id}>
                <Swatch {...option} now={chosen} />
              </li>
            ))}
          </ul>
        </Choice>
      )}
      {sizes.length > 0 && (
        <Choice name={t('size')} value={[measures(chosen), ...sizeWords(chosen)].join(' · ')}>
          <ul className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
            {sizes.map((option) => (
              <li key={option.variant.id}>
                <SizeBox {...option} now={chosen} title={sidesOf(option.variant)} words={sizeWords(option.variant)} />
              </li>
            ))}
          </ul>
        </Choice>
      )}
      {versions.length > 0 && (
        <Choice name={t('variant')} value={versionName(chosen)}>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {versions.map((option) => (
              <li key={option.variant.id}>
                <VersionBox {...option} />
              </li>
            ))}
          </ul>
        </Choice>
      )}
    </div>
  );
}

function Choice({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  const t = useTranslations('product.choice');
  return (
    <section>
      <h2 className="field-label">
        {name}
        {value !== '' && (
          <>
            {t('colon')}
            <span className="num font-normal">{value}</span>
          </>
        )}
      </h2>
      {children}
    </section>
  );
}

/** Where the finish is not made in the size chosen now, its name says in which. */
function Swatch({ now, ...option }: VariantOption & { now: ProductVariant }) {
  const t = useTranslations('product.choice');
  const { variant, keeps } = option;
  const sized = keeps || measures(variant) === measures(now);
  const { colour = '', second = null } = variant.look ?? {};
  const out = variant.stock === 0;
  return (
    <VariantLink
      {...option}
      name={`${variant.look?.name ?? ''}${sized ? '' : `${t('comma')}${t('only', { name: measures(variant) })}`}`}
      className={`relative grid h-11 w-11 place-items-center rounded-full aria-[current]:outline-2 aria-[current]:outline-accent ${out || !keeps ? 'border border-dashed border-line-strong' : ''}`}
    >
      <i
        className="h-9 w-9 rounded-full border border-line-strong"
        style={{ background: second === null ? colour : `linear-gradient(135deg, ${colour} 50%, ${second} 50%)` }}
      />
      {out && <Struck />}
    </VariantLink>
  );
}

/** A line through what is sold out, seen on every colour. */
function Struck() {
  return (
    <svg aria-hidden="true" viewBox="0 0 44 44" className="absolute inset-0 h-full w-full">
      <path d="M8 36 36 8" className="stroke-surface" strokeWidth="3" />
      <path d="M8 36 36 8" className="stroke-ink" strokeWidth="1.5" />
    </svg>
  );
}

const boxLook = (chosen: boolean, out: boolean) =>
  `${out ? 'border-dashed' : ''} ${chosen ? 'border-accent bg-accent-wash outline-1 outline-accent' : 'border-line-strong hover:border-ink'}`;

interface SizeBoxProps extends VariantOption {
  title: string;
  /** What it is for, beside its measures. */ words: readonly string[];
  now: ProductVariant;
}

/** Where the size is not made in the finish chosen now, it says in which. */
function SizeBox({ title, words, now, ...option }: SizeBoxProps) {
  const { variant, chosen, keeps } = option;
  const t = useTranslations('product.choice');
  const price = usePrice();
  const out = variant.stock === 0;
  return (
    <VariantLink
      {...option}
      className={`num block h-full rounded-s border px-2 py-2 text-center text-small ${boxLook(chosen, out)}`}
    >
      <span className={`block font-medium ${out ? 'line-through' : ''}`}>{title}</span>
      {words.map((each) => (
        <span key={each} className="caption block">
          {each}
        </span>
      ))}
      {!keeps && variant.look && variant.look.name !== now.look?.name && (
        <span data-only className="caption block">
          {t('only', { name: variant.look.name })}
        </span>
      )}
      <span className="caption block">{out ? t('soldOut') : price(variant.price)}</span>
    </VariantLink>
  );
}

/** As it looks; by its name where it has no picture. */
function VersionBox(option: VariantOption) {
  const { variant, chosen } = option;
  const t = useTranslations('product.choice');
  const price = usePrice();
  const out = variant.stock === 0;
  const name = useVersionName()(variant);
  return (
    <VariantLink
      {...option}
      name={[name, price(variant.price)].filter((each) => each !== '').join(t('comma'))}
      className={`relative block rounded-s border p-0.5 text-small ${boxLook(chosen, out)}`}
    >
      {variant.thumbnail === null ? (
        <span className={`num block px-2 py-2 ${out ? 'line-through' : ''}`}>{name || price(variant.price)}</span>
      ) : (
        <span className="pic studio block h-15 w-15">
          <img
            src={variant.model === null ? variant.thumbnail : reshaped(variant.thumbnail, 160, 'square')}
            alt=""
            width={60}
            height={60}
            loading="lazy"
            decoding="async"
          />
        </span>
      )}
      {out && <Struck />}
    </VariantLink>
  );
}

interface VariantLinkProps extends Pick<VariantOption, 'variant' | 'chosen'> {
  /** Read out and shown in a tip, where the option is a colour or a picture. */ name?: string;
  className: string;
  children: ReactNode;
}

/** The choice is in the address; everything it changes is already loaded, so nothing is fetched. */
function VariantLink({ variant, chosen, name, className, children }: VariantLinkProps) {
  const t = useTranslations('product.choice');
  const params = new URLSearchParams(useLocation().search);
  params.set('variant', variant.id);
  const said = name !== undefined && variant.stock === 0 ? t('option', { name }) : name;
  return (
    <Link
      to={`?${params}`}
      replace
      preventScrollReset
      defaultShouldRevalidate={false}
      title={said}
      aria-label={said}
      aria-current={chosen ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}

/** A bed is bought by its mattress: as its model says, else as its merchant does. */
function useSizeWords(variants: readonly ProductVariant[]): (variant: ProductVariant) => string[] {
  const t = useTranslations('cards');
  const beds = variants.some(({ mattress }) => mattress !== null);
  return ({ mattress, model, label }) => {
    if (mattress !== null) return [t('mattress', { metres: mattress / 1000 })];
    return beds && model === null && label !== null ? [label.text] : [];
  };
}

function measures({ size: { width, depth, height } }: ProductVariant): string {
  return `${width} × ${depth} × ${height} mm`;
}

/** `Arms: none · Legs: turned`, else the merchant's own name for it. What the choice itself is called is not said twice. */
function useVersionName(): (variant: ProductVariant) => string {
  const t = useTranslations('product.choice');
  return ({ forms, label }) =>
    forms.length > 0
      ? forms
          .map((form) => (form.name === t('variant') ? form.label : `${form.name}${t('colon')}${form.label}`))
          .join(' · ')
      : (label?.text ?? '');
}
