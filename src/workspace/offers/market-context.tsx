import { createContext, use, type ReactNode } from 'react';
import type { CataloguePort } from '../ports/catalogue-port.ts';
import type { OffersPort } from '../ports/offers-port.ts';

/** What can be had and for how much, for whoever shows a piece. */
interface Market {
  readonly catalogue: CataloguePort;
  readonly offers: OffersPort;
}

const MarketContext = createContext<Market | null>(null);

export function MarketProvider({ market, children }: { market: Market; children: ReactNode }) {
  return <MarketContext value={market}>{children}</MarketContext>;
}

export function useMarket(): Market {
  const market = use(MarketContext);
  if (!market) throw new Error('outside of a workspace');
  return market;
}
