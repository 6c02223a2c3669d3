import type { Design } from '#design/document.ts';
import { addLocalDesign, listLocalDesigns } from '#editor/sync/local-designs.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import { keepingPorts } from '../browser-ports.ts';
import { localAddress } from './local-address.ts';
import { createDesign } from './send-designs.ts';
import { noteLocalDesigns } from './sent-designs.ts';
import { askStorageToLast } from './storage-lasts.ts';

/** Where the new design is open; or why there is none in this browser: five are there, or it keeps nothing. */
export type Made = { address: string; local?: string } | { refused: 'full' | 'no_storage' };

/** A design of the person who may have one in their account, of anyone else in this browser (PRODUCT J6). */
export async function makeDesign(design: Design, { inAccount }: { inAccount: boolean }): Promise<Made> {
  if (inAccount) return { address: designAddress((await createDesign(design)).id) };
  try {
    const id = await addLocalDesign(design, keepingPorts());
    if (id === null) return { refused: 'full' };
    noteLocalDesigns(true);
    void askStorageToLast();
    return { address: localAddress(id), local: id };
  } catch {
    return { refused: 'no_storage' };
  }
}

/** The one drawn on last that can be opened. */
export async function latestLocal(): Promise<string | null> {
  const all = await listLocalDesigns(keepingPorts()).catch(() => []);
  return all.find(({ design }) => design !== null)?.id ?? null;
}
