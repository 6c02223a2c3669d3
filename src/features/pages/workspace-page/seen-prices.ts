import { readStored, writeStored } from '#ui/stored.ts';
import type { PricesPort, SeenOffers } from '#workspace/ports/prices-port.ts';

const storageKey = 'hien_seen_prices';
/** The last opened first; enough to tell of what one works on. */
const mostDesigns = 20;
const mostPieces = 300;

/** What a design's pieces cost when it was open in this browser last. */
export function seenPrices(design: string): PricesPort {
  return {
    last: () => stored().find(([id]) => id === design)?.[1] ?? null,
    keep(seen) {
      const others = stored().filter(([id]) => id !== design);
      const some = Object.fromEntries(Object.entries(seen).slice(0, mostPieces));
      writeStored(storageKey, JSON.stringify([[design, some], ...others].slice(0, mostDesigns)));
    },
  };
}

export function forgetPrices(): void {
  writeStored(storageKey, null);
}

/** Storage is anybody's to write: what is nothing of ours is left out. */
function stored(): [string, SeenOffers][] {
  try {
    const read: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return Array.isArray(read) ? read.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(value: unknown): value is [string, SeenOffers] {
  if (!Array.isArray(value)) return false;
  const [id, seen] = value as unknown[];
  return (
    typeof id === 'string' &&
    typeof seen === 'object' &&
    seen !== null &&
    Object.values(seen).every((each) => typeof each === 'object' && each !== null && 'price' in each && 'stock' in each)
  );
}
