import type { PageKey } from './addresses.ts';

interface Placeholder {
  /** The next step: another page, or `start` for the workspace. */
  next: PageKey | 'start';
  picture?: { name: string; width: number; height: number };
  /** Its text is final. */
  settled?: true;
}

/** Pages whose content comes later, and where each links to. Their texts are in messages under the same key. */
const placeholders = {
  detail: { next: 'works' },
  designerDetail: { next: 'designers' },
  offline: { next: 'home', settled: true },
} as const satisfies Partial<Record<PageKey, Placeholder>>;

type PlaceholderKey = keyof typeof placeholders;

export function placeholderOf(key: PlaceholderKey): Placeholder {
  return placeholders[key];
}

export function isPlaceholder(key: PageKey | null): key is PlaceholderKey {
  return key !== null && Object.hasOwn(placeholders, key);
}
