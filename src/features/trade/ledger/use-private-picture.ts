import { useRef, useState } from 'react';
import { failureText } from '#features/people/accounts/failure-text.ts';
import { useShell } from '#features/people/accounts/use-viewer.ts';
import type { MediaKind } from '#features/foundation/media/media-rules.ts';
import { sendPicture } from '#features/foundation/media/upload-client.ts';
import { newKey } from '#lib/id.ts';

/** Uploads a private picture as soon as it is chosen. The same file tried again is the same request. */
export function usePrivatePicture(kind: MediaKind, done: (media: string) => void) {
  const { locale } = useShell();
  const [share, setShare] = useState<number | null>(null);
  const [refused, setRefused] = useState<string>();
  const tried = useRef<{ file: File; key: string } | null>(null);
  async function send(file: File) {
    if (tried.current?.file !== file) tried.current = { file, key: `${kind}-${newKey()}` };
    setRefused(undefined);
    setShare(0);
    try {
      done((await sendPicture(file, { kind, key: tried.current.key, onProgress: setShare })).id);
    } catch (failure) {
      setRefused(await failureText(failure, locale));
    } finally {
      setShare(null);
    }
  }
  return { share, refused, send };
}
