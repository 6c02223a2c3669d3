import type { DemoWork } from './demo-world.ts';

/** Homes that were designed, with the pieces that stand in them. */
export const works: DemoWork[] = [];
