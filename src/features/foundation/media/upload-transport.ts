import { api, pathWith } from '#lib/api.ts';
import { readStored, writeStored } from '#ui/stored.ts';
import { sendForm } from './send-form.ts';
import type { UploadTransport } from './send-in-pieces.ts';
import type { UploadData, UploadKind } from './upload.ts';

const storageKey = 'hien-uploads';
/** How many unfinished files this browser remembers. */
const mostKnownUploads = 12;
/** As long as the server waits for one request. */
const pieceTimeout = 30_000;

/** Sends pieces from this browser to our server. */
export function uploadTransport(signal?: AbortSignal): UploadTransport {
  return {
    open: (upload) => api.post<UploadData>('/uploads', upload, { creates: true, ...(signal ? { signal } : {}) }),
    ask: (id) => api.get<UploadData>(`/uploads/${id}`, signal ? { signal } : {}),
    put: (id, from, piece, onSent) =>
      sendForm<UploadData>({
        method: 'PUT',
        path: pathWith(`/uploads/${id}`, { from: String(from) }),
        file: piece,
        name: 'piece',
        timeout: pieceTimeout,
        onProgress: onSent,
        ...(signal ? { signal } : {}),
      }),
    rest: (tries) => untilOnline(Math.min(10_000, 500 * 2 ** tries), signal),
    known: (file, kind) => readKnownUploads()[fileKey(file, kind) ?? ''] ?? null,
    note(file, kind, id) {
      const print = fileKey(file, kind);
      if (print === null) return;
      const { [print]: _, ...others } = readKnownUploads();
      writeStored(
        storageKey,
        JSON.stringify(
          id === null
            ? others
            : Object.fromEntries([...Object.entries(others).slice(1 - mostKnownUploads), [print, id]]),
        ),
      );
    },
  };
}

/** A file from disk is recognised after a reload; a picture made in the page is not. */
function fileKey(file: Blob, kind: UploadKind): string | null {
  return file instanceof File ? `${kind} ${file.size} ${file.lastModified} ${file.name}` : null;
}

function readKnownUploads(): Record<string, string> {
  try {
    const known: unknown = JSON.parse(readStored(storageKey) ?? '{}');
    return typeof known === 'object' && known !== null
      ? Object.fromEntries(
          Object.entries(known).filter((entry): entry is [string, string] => /^z_[0-9a-z]{25}$/.test(String(entry[1]))),
        )
      : {};
  } catch {
    return {};
  }
}

/** Waits that long, or until the browser is online again. */
function untilOnline(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });
}
