import { parentPort, workerData } from 'node:worker_threads';

/** A file made for a worker of the browser, on a thread of Node: it hears and posts through the thread's port. */
const port = parentPort;
if (!port) throw new Error('not on a thread');
Object.assign(globalThis, {
  addEventListener: (_: 'message', hear: (event: { data: unknown }) => void) =>
    port.on('message', (data: unknown) => hear({ data })),
  postMessage: (message: unknown) => port.postMessage(message),
});
await import((workerData as { file: string }).file);
