import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MerchantDetail } from '#features/catalogue/merchants/merchant.ts';
import { useFormatter } from '#text/use-formatter.ts';

/** Facts and contact of a merchant. */
export function MerchantFacts({
  merchant: { city, scope, productCount, since, address, phone },
}: {
  merchant: MerchantDetail;
}) {
  const t = useTranslations('merchant.facts');
  const contact = useTranslations('merchant.contact');
  const cards = useTranslations('cards');
  const format = useFormatter();
  return (
    <>
      <dl className="border-t border-line text-small">
        {city && <Fact name={t('city')}>{city.name}</Fact>}
        {scope.length > 0 && <Fact name={t('scope')}>{scope.map(({ name }) => name).join(cards('comma'))}</Fact>}
        <Fact name={t('products')}>{format.number(productCount)}</Fact>
        <Fact name={t('since')}>{format.dateTime(new Date(since), { year: 'numeric', month: 'long' })}</Fact>
        {address !== null && <Fact name={t('address')}>{address}</Fact>}
      </dl>
      {phone !== null && (
        <section className="mt-6" aria-labelledby="contact">
          <h2 id="contact" className="font-medium">
            {contact('title')}
          </h2>
          <p className="hint">{contact('note')}</p>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="btn btn-line num mt-3">
            <Phone aria-hidden size={18} />
            {contact('call', { phone })}
          </a>
        </section>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 border-b border-line py-2.5">
      <dt className="shrink-0 text-ink-soft">{name}</dt>
      <dd className="num text-right">{children}</dd>
    </div>
  );
}
