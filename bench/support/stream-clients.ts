import { connect, type Socket } from 'node:net';

/**
 * A process of its own that holds many streams open over plain sockets, so that its work is not counted as the
 * server's.
 */
export type Order =
  | { kind: 'open'; port: number; tokens: string[]; after: number | null }
  | { kind: 'cut' }
  | { kind: 'heard'; seq: number; since: number };
export interface Answer {
  began: number;
  ms: number;
  p50: number;
  p99: number;
  doubled: number;
}

interface StreamClient {
  socket: Socket;
  connected: boolean;
  rest: string;
  heard: Map<number, number>;
  doubled: number;
}

let streamClients: StreamClient[] = [];
let wake: () => void = () => undefined;

process.on('message', (order: Order) => void runOrder(order).then((answer) => process.send!(answer)));
process.on('disconnect', () => process.exit());

async function runOrder(order: Order): Promise<Answer> {
  const began = order.kind === 'heard' ? order.since : at();
  if (order.kind === 'cut') {
    for (const client of streamClients) client.socket.destroy();
    streamClients = [];
  }
  if (order.kind === 'open') {
    streamClients = order.tokens.map((token) => openStream(order.port, token, order.after));
    await until(() => streamClients.every((client) => client.connected));
  }
  if (order.kind === 'heard') await until(() => streamClients.every((client) => client.heard.has(order.seq)));
  const times =
    order.kind === 'heard'
      ? streamClients.map((client) => client.heard.get(order.seq)! - began).toSorted((a, b) => a - b)
      : [at() - began];
  return {
    began,
    ms: times.at(-1)!,
    p50: times[Math.floor(times.length * 0.5)]!,
    p99: times[Math.floor(times.length * 0.99)]!,
    doubled: streamClients.reduce((sum, client) => sum + client.doubled, 0),
  };
}

/** Reconnects until it is admitted, as a browser does. */
function openStream(port: number, token: string, after: number | null): StreamClient {
  const client: StreamClient = { socket: call(), connected: false, rest: '', heard: new Map(), doubled: 0 };
  function call(): Socket {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setEncoding('latin1');
    socket.on('connect', () =>
      socket.write(
        `GET /api/sse HTTP/1.1\r\nHost: localhost:${port}\r\nAuthorization: Bearer ${token}\r\n${after === null ? '' : `Last-Event-ID: ${after}\r\n`}\r\n`,
      ),
    );
    socket.on('data', (text: string) => receive(client, text));
    socket.on('error', () => {
      if (!client.connected)
        setTimeout(() => {
          client.socket = call();
        }, 100);
    });
    return socket;
  }
  return client;
}

function receive(client: StreamClient, text: string): void {
  const blocks = (client.rest + text).split('\n\n');
  client.rest = blocks.pop()!;
  for (const block of blocks) {
    if (block.includes('"CONNECTED"')) client.connected = true;
    const seq = Number(/^id: (\d+)$/m.exec(block)?.[1] ?? 0);
    if (seq === 0) continue;
    if (client.heard.has(seq)) client.doubled += 1;
    client.heard.set(seq, at());
  }
  wake();
}

/**
 * Checked whenever something arrived, at most once a millisecond: checking five thousand clients after every event
 * would be slow.
 */
function until(done: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    wake = () => {
      if (asked) return;
      asked = true;
      setTimeout(() => {
        asked = false;
        if (done()) resolve();
      }, 1);
    };
    wake();
  });
}

function at(): number {
  return performance.timeOrigin + performance.now();
}
