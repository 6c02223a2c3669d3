import type { DemoProduct } from './demo-world.ts';

/** Chosen from the model library. */
export const products: DemoProduct[] = [];
