import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { uploadAndProcess, sendPicture } from '#features/foundation/media/upload-client.ts';
import { kindByName, type FileKind } from '#features/trade/talk-files/file-kinds.ts';
import type { TalkFileData } from '#features/trade/talk-files/talk-file.ts';
import { acceptedTypes } from '#lib/picture.ts';
import { uploadLimitBytes, uploadLimitMegabytes } from '#lib/upload-limit.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { designOrderLimits } from '../design-order-limits.ts';
import { newKey } from '#lib/id.ts';

export interface Attachment {
  key: string;
  kind: 'picture' | FileKind;
  name: string;
  bytes: number;
  /** Preview of a picture. */
  preview: string | null;
  /** Of the bytes, from 0 to 1. */
  share: number;
  /** Null while it is being sent. */
  media: string | null;
  stop: AbortController;
}

/**
 * Attachments of the next message: sent as soon as they are chosen, refused before that if too large or of an unknown
 * kind.
 */
export function useAttachments() {
  const t = useTranslations('talks.talk');
  const toast = useToast();
  const showFailure = useShowFailure();
  const [files, setFiles] = useState<Attachment[]>([]);
  useStopOnLeave(files);
  const change = (key: string, part: Partial<Attachment>) =>
    setFiles((now) => now.map((file) => (file.key === key ? { ...file, ...part } : file)));
  const remove = (key: string) => setFiles((now) => now.filter((file) => file.key !== key || discardAttachment(file)));

  async function bring(file: File, kind: Attachment['kind']): Promise<void> {
    const attachment = attachmentOf(file, kind);
    const { key, stop } = attachment;
    setFiles((now) => [...now, attachment]);
    try {
      change(key, { media: await send(file, attachment, (share) => change(key, { share })) });
    } catch (error) {
      remove(key);
      if (!stop.signal.aborted) await showFailure(error);
    }
  }

  function add(chosen: readonly File[]): void {
    const room = designOrderLimits.files - files.length;
    if (chosen.length > room) toast.warning(t('tooMany', { most: designOrderLimits.files }));
    for (const file of chosen.slice(0, room)) {
      const kind = kindOf(file);
      if (kind === null) toast.warning(t('wrongKind', { name: file.name }));
      else if (file.size > uploadLimitBytes)
        toast.warning(t('tooLarge', { name: file.name, limit: uploadLimitMegabytes }));
      else void bring(file, kind);
    }
  }

  function clear(): void {
    for (const file of files) discardAttachment(file);
    setFiles([]);
  }
  return { files, add, remove, clear, busy: files.some(({ media }) => media === null) };
}

function kindOf(file: File): Attachment['kind'] | null {
  return (acceptedTypes as readonly string[]).includes(file.type) ? 'picture' : kindByName(file.name);
}

function attachmentOf(file: File, kind: Attachment['kind']): Attachment {
  const key = `talk-${newKey()}`;
  return {
    key,
    kind,
    name: file.name,
    bytes: file.size,
    preview: kind === 'picture' ? URL.createObjectURL(file) : null,
    share: 0,
    media: null,
    stop: new AbortController(),
  };
}

async function send(
  file: File,
  { key, kind, name, stop: { signal } }: Attachment,
  onProgress: (share: number) => void,
): Promise<string> {
  if (kind === 'picture') return (await sendPicture(file, { kind: 'talk', key, onProgress, signal })).id;
  return (
    await uploadAndProcess<TalkFileData>(
      file,
      { kind: 'file', name, as: 'file' },
      { onProgress, onWaiting: () => undefined, signal },
    )
  ).id;
}

function discardAttachment({ preview, stop }: Attachment): void {
  stop.abort();
  if (preview !== null) URL.revokeObjectURL(preview);
}

/** Leaving the conversation cancels uploads. */
function useStopOnLeave(files: readonly Attachment[]): void {
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  useEffect(
    () => () => {
      for (const file of latest.current) discardAttachment(file);
    },
    [],
  );
}
