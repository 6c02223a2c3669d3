import type { ReactNode } from 'react';
import { usePrice } from '#ui/price.tsx';

/** On a phone the sum and the way on stay visible at the bottom, as price and button do on the page of a product. */
export function PhoneTotal({ label, amount, children }: { label: string; amount: number; children: ReactNode }) {
  const price = usePrice();
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 mt-10 -mr-margin -ml-margin flex items-center justify-between gap-4 border-t border-line bg-ground px-margin pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <span className="num min-w-0">
        <span className="caption block">{label}</span>
        <span className="block font-medium">{price(amount)}</span>
      </span>
      {children}
    </div>
  );
}
