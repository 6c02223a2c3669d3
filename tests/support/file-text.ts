import type { FileAnswer } from '#platform/call.ts';

/** What is in a file that is made whole or in parts. */
export async function fileText(file: FileAnswer): Promise<string> {
  const bytes = await file.bytes();
  return Buffer.concat(bytes instanceof Uint8Array ? [bytes] : await Array.fromAsync(bytes)).toString('utf8');
}
