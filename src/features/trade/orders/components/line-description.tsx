import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { LineSize } from '#features/catalogue/offers/line-size.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { usePrice } from '#ui/price.tsx';
import { isSaid, type ShownLine } from '#features/catalogue/offers/shown-line.ts';
import { LinePicture } from './line-picture.tsx';

/** The chosen item: name, variant, measures. */
export function LineDescription({ line, price = true }: { line: ShownLine; price?: boolean }) {
  const t = useTranslations('orders.order');
  const written = usePrice();
  const { product, variant, choice, name, label, colour } = line;
  const query = variant === null ? choice : new URLSearchParams({ variant }).toString();
  return (
    <span className="min-w-0 text-small">
      {product === null ? (
        <LocalizedSpan text={name} className="block text-body font-medium" />
      ) : (
        <Link
          to={`${thingAddress(product)}${query === '' ? '' : `&${query}`}`}
          className="block text-body font-medium hover:underline"
        >
          <LocalizedSpan text={name} />
        </Link>
      )}
      {label && <LocalizedSpan text={label} className="block text-ink-soft" />}
      {colour && !isSaid(colour, label) && (
        <span className="block text-ink-soft" lang={colour.lang}>
          {t('colour', { name: colour.text })}
        </span>
      )}
      <LineSize line={line} />
      {price && <span className="num block">{t('pieces', { count: line.quantity, price: written(line.price) })}</span>}
    </span>
  );
}

export function OrderedLines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <ul className="grid gap-5">
      {lines.map((line, at) => (
        <li key={`${line.product} ${line.variant} ${line.choice} ${at}`} className="flex gap-4">
          <LinePicture line={line} />
          <LineDescription line={line} />
        </li>
      ))}
    </ul>
  );
}
