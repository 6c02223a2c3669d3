import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '#lib/api-failure.ts';
import type { UploadCallbacks } from './send-in-pieces.ts';

export interface Sending {
  /** Of the bytes, from 0 to 1. */
  share: number;
  /** The connection is lost; it resumes by itself. */
  waiting: boolean;
}

/**
 * One upload in progress: how far it is, what went wrong, and how to stop it. Leaving the page stops it too; it can be
 * resumed.
 */
export function useSending() {
  const t = useTranslations('media.upload');
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function send(work: (callbacks: UploadCallbacks) => Promise<void>): Promise<void> {
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    const change = (part: Partial<Sending>) => {
      if (!signal.aborted) setSending((now) => ({ share: 0, waiting: false, ...now, ...part }));
    };
    setFailure(null);
    setSending({ share: 0, waiting: false });
    try {
      await work({ onProgress: (share) => change({ share }), onWaiting: (waiting) => change({ waiting }), signal });
    } catch (error) {
      if (!signal.aborted) setFailure(error);
    }
    if (!signal.aborted) setSending(null);
  }
  function cancel() {
    stop.current?.abort();
    setSending(null);
  }
  // A refusal of the file itself stays true however often it is sent.
  const passing = failure !== null && !(failure instanceof ApiFailure && failure.kind === 'refused');
  return {
    sending,
    passing,
    error: failure === null ? undefined : wordsOf(failure, t('failed')),
    send,
    cancel,
    clear: () => setFailure(null),
  };
}

function wordsOf(failure: unknown, otherwise: string): string {
  return failure instanceof ApiFailure && failure.kind === 'refused' && failure.message !== ''
    ? failure.message
    : otherwise;
}
