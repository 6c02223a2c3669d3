import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltServer } from '../../e2e/support/server.ts';

export interface Collector {
  collect(): Promise<void>;
  /** A process waits at its end for an attached debugger. */
  leave(): void;
}

/**
 * Makes another Node process collect its garbage, through the debugger that SIGUSR1 opens; start it with
 * `--inspect-port=0`.
 */
export async function collector(server: BuiltServer): Promise<Collector> {
  server.process.kill('SIGUSR1');
  const address = await debuggerAddress(server);
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let last = 0;
  const collect = () =>
    new Promise<void>((resolve) => {
      const id = ++last;
      socket.addEventListener('message', function answered({ data }: MessageEvent<string>) {
        if ((JSON.parse(data) as { id?: number }).id !== id) return;
        socket.removeEventListener('message', answered);
        resolve();
      });
      socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    });
  return { collect, leave: () => socket.close() };
}

async function debuggerAddress(server: BuiltServer): Promise<string> {
  for (;;) {
    const address = /Debugger listening on (ws:\S+)/.exec(server.output())?.[1];
    if (address !== undefined) return address;
    await sleep(20);
  }
}
