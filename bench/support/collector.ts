import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltServer } from '../../e2e/support/server.ts';

export interface Collector {
  collect(): Promise<void>;
  /** A process waits at its end for an attached debugger. */
  leave(): void;
}

interface Told {
  id?: number;
  method?: string;
  params?: { sessionId: string; message: string };
}

/**
 * Makes another Node process collect its garbage, its threads theirs, through the debugger that SIGUSR1 opens; start it
 * with `--inspect-port=0`.
 */
export async function collector(server: BuiltServer): Promise<Collector> {
  server.process.kill('SIGUSR1');
  const address = await debuggerAddress(server);
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  /** Answers awaited, of the process itself (under its number alone) and of its threads. */
  const waiting = new Map<string, () => void>();
  const threads = new Set<string>();
  let last = 0;

  function answered(name: string): void {
    waiting.get(name)?.();
    waiting.delete(name);
  }

  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, method, params } = JSON.parse(data) as Told;
    if (id !== undefined) answered(String(id));
    if (!params) return;
    const { sessionId: thread, message } = params;
    if (method === 'NodeWorker.attachedToWorker') threads.add(thread);
    if (method === 'NodeWorker.receivedMessageFromWorker') answered(`${thread} ${(JSON.parse(message) as Told).id}`);
    // A thread that has ended answers nobody.
    if (method === 'NodeWorker.detachedFromWorker') {
      threads.delete(thread);
      for (const name of waiting.keys()) if (name.startsWith(`${thread} `)) answered(name);
    }
  });

  function ask(method: string, params: object = {}): Promise<void> {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => void waiting.set(String(id), resolve));
  }

  async function askThread(thread: string, method: string): Promise<void> {
    const id = ++last;
    const done = new Promise<void>((resolve) => void waiting.set(`${thread} ${id}`, resolve));
    await ask('NodeWorker.sendMessageToWorker', { sessionId: thread, message: JSON.stringify({ id, method }) });
    await done;
  }

  await ask('NodeWorker.enable', { waitForDebuggerOnStart: false });
  const collection = 'HeapProfiler.collectGarbage';
  return {
    async collect() {
      await Promise.all([ask(collection), ...[...threads].map((thread) => askThread(thread, collection))]);
    },
    leave: () => socket.close(),
  };
}

async function debuggerAddress(server: BuiltServer): Promise<string> {
  for (;;) {
    const address = /Debugger listening on (ws:\S+)/.exec(server.output())?.[1];
    if (address !== undefined) return address;
    await sleep(20);
  }
}
