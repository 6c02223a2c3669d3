import { once } from 'node:events';
import type { ClientBase, Connection } from 'pg';

export type CopyValue = string | number | boolean | Date | readonly string[] | null;

/** Writes rows by COPY, the fastest way in: as many as come, with no more of them in memory than the socket takes. */
export function copyRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failed: Error | null = null;
    const end = (error: Error | null) => (error === null ? resolve() : reject(error));
    const copy = {
      submit: (wire: Connection) => {
        wire.query(`copy ${table} (${columns.join(', ')}) from stdin`);
      },
      handleCopyInResponse: (wire: CopyConnection) => {
        send(wire, rows, () => failed !== null).catch((error: Error) => {
          failed = error;
          wire.sendCopyFail(error.message);
        });
      },
      handleCommandComplete: () => {},
      handleReadyForQuery: () => end(failed),
      handleError: (error: Error) => {
        failed ??= error;
      },
      callback: (error: Error | null) => {
        if (error) failed ??= error;
      },
    };
    client.query(copy);
  });
}

/** Internals of `pg` that COPY needs, which its types do not export. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** Ends early where the server has refused. */
async function send(wire: CopyConnection, rows: Iterable<readonly CopyValue[]>, refused: () => boolean): Promise<void> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(row.map(copyText).join('\t'));
    if (lines.length < 500) continue;
    if (refused()) return;
    wire.sendCopyFromChunk(Buffer.from(`${lines.join('\n')}\n`));
    lines = [];
    if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
  }
  if (lines.length > 0) wire.sendCopyFromChunk(Buffer.from(`${lines.join('\n')}\n`));
  wire.endCopyFrom();
}

function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object')
    return escaped(`{${value.map((each) => `"${each.replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
  return typeof value === 'string' ? escaped(value) : String(value);
}

function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign]!);
}
