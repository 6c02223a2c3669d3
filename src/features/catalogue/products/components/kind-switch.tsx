import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';

/** A product sold from stock and made to size: both are one click apart (LOOK, segment). */
export function KindSwitch({ product, made }: { product: string; made: boolean }) {
  const t = useTranslations('product.kinds');
  const kinds = [
    ['stock', thingAddress(product), !made],
    ['made', `${thingAddress(product)}&made=1`, made],
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
