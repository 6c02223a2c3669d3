import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { returnsHelp } from '#features/catalogue/content/addresses.ts';
import { returnTermsOf } from '#features/catalogue/offers/return-terms.ts';
import { isMade } from '../../returns/returned-goods.ts';

/** Whether it can be returned, before it is ordered, with the way to all of the terms (PRODUCT P5). */
export function ReturnLine({ lines }: { lines: readonly { choice: string }[] }) {
  const t = useTranslations('orders');
  const made = lines.filter(isMade).length;
  const terms = [
    ...(made === 0 || made < lines.length ? [t('cart.returns', { days: returnTermsOf(false).days })] : []),
    ...(made > 0 ? [t('returns.made')] : []),
  ];
  return (
    <p className="hint mt-2">
      {terms.map((text, at) => (
        <span key={text} className="block">
          {at > 0 ? (
            text
          ) : (
            <Link to={returnsHelp} className="link inline-flex min-h-6 items-center">
              {text}
            </Link>
          )}
        </span>
      ))}
    </p>
  );
}
