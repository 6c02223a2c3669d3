import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect } from 'vitest';
import type { BusEvent, EventBus } from '#platform/events.server.ts';
import type { TestApp } from './app.ts';
import { until } from './until.ts';

export async function serve(world: TestApp): Promise<string> {
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
}

interface Heard {
  type: string;
  desk?: string;
  id?: string;
  seq?: number;
}
export interface Ear {
  heard: Heard[];
  notices(): Heard[];
  ended: Promise<void>;
  cut(): void;
}

/** A client that reads the stream as the standard says. */
export async function hear(origin: string, headers: Record<string, string>, query = ''): Promise<Ear> {
  const cutting = new AbortController();
  const response = await fetch(`${origin}/api/sse${query}`, { headers, signal: cutting.signal });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const heard: Heard[] = [];
  const ended = read(response.body!.pipeThrough(new TextDecoderStream()), heard).catch(() => undefined);
  await until(() => heard.some((event) => event.type === 'CONNECTED'));
  return { heard, notices: () => heard.filter((event) => event.seq !== undefined), ended, cut: () => cutting.abort() };
}

async function read(text: ReadableStream<string>, heard: Heard[]): Promise<void> {
  let rest = '';
  for await (const chunk of text) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      if (data !== undefined)
        heard.push({ ...(JSON.parse(data) as Heard), ...(id === undefined ? {} : { seq: Number(id) }) });
    }
  }
}

export function sessionOf(token: string): string {
  return (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid;
}

/** A response that keeps what is written to it. */
export function listener(): { response: never; text(): string } {
  const pipe = new PassThrough();
  const written: string[] = [];
  pipe.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  return { response: pipe as never, text: () => written.join('') };
}

/** A bus that hears nothing but what it is told. */
export function quietBus(): EventBus & { say(event: BusEvent): void } {
  const listeners = new Set<(event: BusEvent) => void>();
  return {
    subscribe(each) {
      listeners.add(each);
      return () => listeners.delete(each);
    },
    close: async () => undefined,
    say(event) {
      for (const each of listeners) each(event);
    },
  };
}

/** Opens a stream by hand and never reads what comes. */
export async function sleeper(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Who: lan\r\n\r\n`);
  return socket;
}
