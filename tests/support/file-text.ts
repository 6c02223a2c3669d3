import { buffer } from 'node:stream/consumers';
import type { FileAnswer } from '#platform/call.ts';

/** What is in a file that is made whole or in parts. */
export async function fileText(file: FileAnswer): Promise<string> {
  const bytes = await file.bytes();
  return (bytes instanceof Uint8Array ? Buffer.from(bytes) : await buffer(bytes)).toString();
}
