import { DeliveryTerms } from '#features/catalogue/offers/delivery-terms.tsx';
import type { DeliveryOffer } from '#features/catalogue/offers/delivery.ts';
import type { BuyingSlots } from '#features/catalogue/products/product-page.tsx';
import { ReportButton } from '#features/people/report-button/report-button.tsx';
import { BuyBar, BuyBox } from '#features/trade/orders/buy-box.tsx';

/** What trade and offers put into the page of a product. */
export function buyingSlots(delivery: DeliveryOffer | null, merchant: string): BuyingSlots {
  return {
    box: ({ stock, blocked, days: _, wanted, onWanted, ...line }) => (
      <BuyBox
        key={`${line.variant} ${line.choice}`}
        line={line}
        stock={stock}
        blocked={blocked}
        wanted={wanted}
        onWanted={onWanted}
      />
    ),
    below: ({ product }) => <ReportButton kind="product" thing={product} className="justify-self-start" />,
    bar: ({ stock, blocked, days: _, wanted, onWanted: __, ...line }) => (
      <BuyBar line={line} stock={stock} blocked={blocked} wanted={wanted} />
    ),
    terms: ({ days }) => delivery && <DeliveryTerms offer={delivery} merchant={merchant} making={days} />,
  };
}
