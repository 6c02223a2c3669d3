import { ApiFailure } from '#lib/api-failure.ts';

interface SendEach<T> {
  send(file: T, at: number): Promise<void>;
  refuse(file: T, failure: ApiFailure): void;
}

/** Files one after the other. One that is refused keeps none of the others: only what is no fault of a file ends it. */
export async function sendEach<T>(files: readonly T[], { send, refuse }: SendEach<T>): Promise<void> {
  for (const [at, file] of files.entries())
    try {
      await send(file, at);
    } catch (error) {
      if (!(error instanceof ApiFailure) || !isOfFile(error)) throw error;
      refuse(file, error);
    }
}

/** Too large, of another kind, damaged: not that there were too many requests, or that nobody is signed in any more. */
function isOfFile({ kind, status }: ApiFailure): boolean {
  return kind === 'refused' && [400, 413, 415].includes(status);
}
