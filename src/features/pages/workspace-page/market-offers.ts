import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import type { ProductDetail, QuoteData } from '#features/catalogue/products/product.ts';
import { wishQuery } from '#features/catalogue/products/wish-address.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api, pathWith } from '#lib/api.ts';
import type { MadeOffer, OfferedProduct, OffersPort } from '#workspace/ports/offers-port.ts';

/** A home has many pieces; the server has other guests. */
const mostAtOnce = 4;

/** Products and quotes by the calls of the market; each is asked for once while the workspace is open. */
export function marketOffers(): OffersPort {
  const turn = turns(mostAtOnce);
  const products = remembered((id) =>
    turn(async () => productOf(await api.get<ProductDetail>(`/products/${encodeURIComponent(id)}`))),
  );
  const quotes = remembered((path) => turn(async () => offerOf(await api.get<QuoteData>(path))));
  return {
    product: products,
    quote: (id, choice) => quotes(pathWith(`/products/${encodeURIComponent(id)}/quote`, wishQuery(choice))),
  };
}

function productOf({ id, name, merchant, variants, made }: ProductDetail): OfferedProduct {
  return {
    id,
    name: name.text,
    merchant: merchant.name,
    address: thingAddress(id),
    variants: variants.map(({ id: variant, label, look, model, finishes, size, price, stock, sku }) => ({
      id: variant,
      label: label?.text ?? look?.name ?? sku ?? variant,
      model,
      finishes,
      size,
      price,
      stock,
    })),
    made: made && {
      parameters: made.parameters,
      slots: made.slots.map(({ key, finishes }) => ({ key, finishes: finishes.map((finish) => finish.id) })),
    },
  };
}

function offerOf({ model, finishes, parameters, price, days }: QuoteData): MadeOffer {
  const written = Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, String(value)]));
  return { model, choice: { parameters: written, finishes }, price, days };
}

/** Null for what is not there or not made so; what failed otherwise is asked for again. */
function remembered<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T | null> {
  const known = new Map<string, Promise<T | null>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const answer = ask(key).catch((error: unknown) => {
      if (error instanceof ApiFailure && [400, 404, 422].includes(error.status)) return null;
      known.delete(key);
      throw error;
    });
    known.set(key, answer);
    return answer;
  };
}

function turns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
