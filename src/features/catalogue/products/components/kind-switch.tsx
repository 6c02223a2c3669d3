import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import type { ShownChoice } from '../choices/shown-choice.ts';
import type { ProductDetail } from '../product.ts';

interface KindSwitchProps {
  product: Pick<ProductDetail, 'id' | 'variants'>;
  choice: ShownChoice;
  made: boolean;
}

/**
 * A product sold from stock and made to size: both are one click apart (LOOK, segment), in the form that is chosen, as
 * far as the other is had in it.
 */
export function KindSwitch({ product: { id, variants }, choice, made }: KindSwitchProps) {
  const t = useTranslations('product.kinds');
  const like = made ? null : variants.find((variant) => variant.id === choice.variant)?.madeLike;
  const same = variants.find(({ model }) => model !== null && model === choice.model);
  const kinds = [
    ['stock', thingAddress(id, made ? (same?.id ?? null) : choice.variant), !made],
    ['made', `${thingAddress(id)}&made=1${like ? `&${like}` : ''}`, made],
  ] as const;
  return (
    <nav aria-label={t('label')} className="mt-6 grid grid-cols-2 rounded-s border border-line-strong p-1 text-small">
      {kinds.map(([kind, to, on]) => (
        <Link
          key={kind}
          to={to}
          replace
          preventScrollReset
          defaultShouldRevalidate={kind === 'made'}
          aria-current={on ? 'true' : undefined}
          className="grid min-h-11 place-items-center rounded-s px-2 text-center aria-[current]:bg-primary aria-[current]:font-medium aria-[current]:text-on-primary lg:min-h-9"
        >
          {t(kind)}
        </Link>
      ))}
    </nav>
  );
}
