import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import type { HomeList } from '../../ports/list-port.ts';
import { useAsked } from '../../offers/use-asked.ts';
import { useHomeList } from './home-list-context.tsx';

/** Bringing it is a line of its own, once it is known where to; never part of the sum of the goods. */
export function DeliveryPart({ list: { fee, merchants, total } }: { list: HomeList }) {
  const t = useTranslations('designlist');
  const price = usePrice();
  const id = useId();
  const { port, province, chooseProvince } = useHomeList();
  const provinces = useAsked('provinces', () => port.provinces());
  const known = provinces.state === 'there' ? provinces.answer : [];
  return (
    <section className="ls-part ls-delivery" aria-label={t('delivery')}>
      <h3>{t('delivery')}</h3>
      <div className="ls-to">
        <label htmlFor={id}>{t('deliverTo')}</label>
        <select id={id} value={province} onChange={({ target }) => chooseProvince(target.value)}>
          <option value="">{t('chooseProvince')}</option>
          {known.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {fee === null ? (
        <p className="rp-soft">{t('feeLater')}</p>
      ) : (
        <dl>
          <div>
            <dt>{t('feeLine', { count: merchants.length })}</dt>
            <dd>{fee === 0 ? t('freeDelivery') : price(fee)}</dd>
          </div>
          <div>
            <dt>{t('withDelivery')}</dt>
            <dd>{price(total + fee)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
