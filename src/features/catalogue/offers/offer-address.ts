import { thingAddress } from '#features/catalogue/content/thing-address.ts';

/** The page of the very thing that is offered: its variant, or its choice made to size. */
export function offerAddress({
  product,
  variant,
  choice,
}: {
  product: string;
  variant: string | null;
  choice: string;
}): string {
  const address = thingAddress(product, variant);
  return variant !== null || choice === '' ? address : `${address}&made=1&${choice}`;
}
