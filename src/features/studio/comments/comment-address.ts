import { designAddress } from '#features/studio/designs/design-address.ts';

/** The workspace, open at a thread. */
export function commentAddress(design: string, thread: string): string {
  return `${designAddress(design)}?comment=${encodeURIComponent(thread)}`;
}
