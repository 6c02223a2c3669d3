import { sendLimits } from '#design/commands/wire.ts';
import { designHash } from '#design/design-hash.ts';
import type { Design } from '#design/document.ts';
import {
  listLocalDesigns,
  sendLocalDesign,
  sendLocalDesigns,
  type SendLocalPorts,
  type SentLocal,
} from '#editor/sync/local-designs.ts';
import type { Reply } from '#editor/sync/ports.ts';
import { sendPicture } from '#features/foundation/media/upload-client.ts';
import type { DesignItem } from '#features/studio/designs/design.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api } from '#lib/api.ts';
import { keepingPorts, sendDocument } from '../browser-ports.ts';
import { setBudget } from '../market-list.ts';
import { budgetOf, forgetBudget } from './local-budgets.ts';
import { forgetOrigin, originOf } from './local-origins.ts';
import { localPrefix, picturesOf } from './local-pictures.ts';
import { createPictureStore } from './picture-store.ts';
import { noteLocalDesigns, noteSent } from './sent-designs.ts';

/** All of a visitor's designs become the person's who has signed in (DECISIONS D7); `except` goes its own way. */
export async function sendDesigns(except: string | null = null): Promise<SentLocal[]> {
  return noted(await sendLocalDesigns(sendingPorts(), { except }));
}

/** The one this window has open, with everything written. */
export async function sendOpenDesign(id: string): Promise<SentLocal> {
  const sent = await sendLocalDesign(id, sendingPorts(), { open: true });
  await noted([sent]);
  return sent;
}

/** One by its person's wish. */
export async function sendOneDesign(id: string): Promise<SentLocal> {
  const sent = await sendLocalDesign(id, sendingPorts());
  await noted([sent]);
  return sent;
}

async function noted(results: SentLocal[]): Promise<SentLocal[]> {
  for (const result of results) {
    if (!('sent' in result)) continue;
    noteSent(result.local, result.sent);
    forgetOrigin(result.local);
    await sendBudget(result.local, result.sent);
  }
  const left = await listLocalDesigns(keepingPorts());
  noteLocalDesigns(left.length > 0);
  // One that cannot be opened here may need any of them.
  if (left.every(({ design }) => design !== null))
    await createPictureStore(window.indexedDB)
      .retain(new Set(left.flatMap(({ design }) => (design ? picturesOf(design) : []))))
      .catch(() => undefined);
  return results;
}

/** The design is there, with or without it: one that does not arrive can be set again. */
async function sendBudget(local: string, design: string): Promise<void> {
  const budget = budgetOf(local);
  if (budget === null) return;
  await setBudget(design, budget).catch(() => undefined);
  forgetBudget(local);
}

function sendingPorts(): SendLocalPorts {
  return { ...keepingPorts(), sendFiles, create };
}

/** Plan pictures first, each under its own id: what was sent before an answer was lost is not sent again. */
async function sendFiles(design: Design): Promise<Reply<Design>> {
  const store = createPictureStore(window.indexedDB);
  const underlays = { ...design.underlays };
  for (const [id, underlay] of Object.entries(underlays)) {
    if (!underlay.picture.startsWith(localPrefix)) continue;
    const picture = await store.get(underlay.picture).catch(() => null);
    // Cleared by the browser: the tracing is complete without it.
    if (!picture) continue;
    const quiet = { kind: 'underlay', key: underlay.picture, onProgress: () => undefined } as const;
    const sent = await replyOf(() => sendPicture(picture, quiet));
    if (!sent.ok) return sent;
    underlays[id] = { ...underlay, picture: sent.data.id };
  }
  return { ok: true, data: { ...design, underlays } };
}

async function create(key: string, design: Design): Promise<Reply<{ id: string }>> {
  const from = originOf(key)?.work;
  const made = await replyOf(() => createDesign(design, key, from));
  // An earlier try arrived, its answer did not, and it was drawn on since: both are kept, nothing is merged.
  if (!made.ok && made.reason === 'idempotency_mismatch')
    return replyOf(() => createDesign(design, `${key}-${designHash(design)}`, from));
  return made;
}

/** A design of the person's own with this content. `key`: sent twice, one is made; `madeFrom`: a template's work. */
export async function createDesign(design: Design, key?: string, madeFrom?: string): Promise<DesignItem> {
  const text = JSON.stringify(design);
  const body = text.length * 3 < sendLimits.bytes ? { document: design } : { upload: await sendDocument(text) };
  return api.post<DesignItem>(
    '/designs',
    { ...body, ...(madeFrom !== undefined && { madeFrom }) },
    key === undefined ? { creates: true } : { key },
  );
}

async function replyOf(ask: () => Promise<{ id: string }>): Promise<Reply<{ id: string }>> {
  try {
    return { ok: true, data: { id: (await ask()).id } };
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { ok: false, status: 0 };
    return { ok: false, status: error.status, ...(error.key && { reason: error.key }) };
  }
}
