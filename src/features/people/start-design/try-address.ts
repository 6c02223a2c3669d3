import { z } from 'zod';

/** What someone wants to see in their room, chosen on its own page. */
export type Tried =
  | { product: string; variant?: string | undefined; choice?: string | undefined }
  | { model: string; finish?: string | undefined };

/** Where a new design begins; the page chooses between the account and this browser. */
const newDesignPath = '/workspace/new';

/** *Try it in my room* (PRODUCT J7): the workspace with the piece in hand. `choice` is the query of a quote. */
export function tryAddress(tried: Tried): string {
  const given = Object.entries(tried).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${newDesignPath}?${new URLSearchParams(given).toString()}`;
}

/** *Use this template* without an account. */
export function templateAddress(work: string): string {
  return `${newDesignPath}?${new URLSearchParams({ template: work }).toString()}`;
}

const id = z.string().regex(/^[\w-]{1,64}$/);
const text = z.string().max(900);

/** An address is anybody's to write: what is nothing of ours is left out. */
export function triedIn(params: URLSearchParams): Tried | null {
  const product = id.safeParse(params.get('product'));
  const given = (name: string, shape: z.ZodType<string>) => shape.safeParse(params.get(name)).data;
  if (product.success) return { product: product.data, variant: given('variant', id), choice: given('choice', text) };
  const model = id.safeParse(params.get('model'));
  return model.success ? { model: model.data, finish: given('finish', text) } : null;
}

/** The same address once the piece has been taken in hand. */
export function withoutTried(search: string, ...more: string[]): string {
  const params = new URLSearchParams(search);
  const taken = ['product', 'variant', 'choice', 'model', 'finish', ...more].filter((name) => params.has(name));
  if (taken.length === 0) return search;
  for (const name of taken) params.delete(name);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}
