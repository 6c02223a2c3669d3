import { sendLimits, type Envelope } from '#design/commands/wire.ts';

/** Room for `base`, `version` and the brackets around the commands. */
const frameBytes = 256;

/** The first commands that fit into one request, at most `most` of them; at least one where there is any. */
export function nextBatch(envelopes: readonly Envelope[], most: number = sendLimits.commands): Envelope[] {
  const batch: Envelope[] = [];
  let bytes = frameBytes;
  for (const envelope of envelopes.slice(0, Math.min(most, sendLimits.commands))) {
    bytes += bytesOf(envelope) + 1;
    if (batch.length > 0 && bytes > sendLimits.bytes) break;
    batch.push(envelope);
  }
  return batch;
}

/** No request could carry it. */
export function isTooLargeToSend(envelope: Envelope): boolean {
  return frameBytes + bytesOf(envelope) > sendLimits.bytes;
}

function bytesOf(envelope: Envelope): number {
  return new TextEncoder().encode(JSON.stringify(envelope)).length;
}
