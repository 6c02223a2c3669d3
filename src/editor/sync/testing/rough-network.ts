import type { Rng } from '#lib/random.ts';
import type { Clock, DesignServer, DesignStream, Reply, StreamListener } from '../ports.ts';
import type { MemoryServer } from './memory-server.ts';

/** How a network misbehaves: shares of requests, answers and lines, and milliseconds. */
interface Roughness {
  loseRequest: number;
  loseAnswer: number;
  /** A request that arrives a second time, later. */
  duplicate: number;
  /** Milliseconds, each way; at random up to this, so that answers and lines overtake each other. */
  delay: number;
  /** Lines of the stream that never come. */
  loseLine: number;
}

const smooth: Roughness = { loseRequest: 0, loseAnswer: 0, duplicate: 0, delay: 20, loseLine: 0 };

/** One window's way to the server. */
export interface RoughNetwork {
  server: DesignServer;
  stream: DesignStream;
  set(how: Partial<Roughness>): void;
  /** Nothing passes; the stream is lost, and opens again afterwards. */
  cut(is: boolean): void;
  /** The next requests are answered so, by the server itself. */
  answerWith(reply: Reply<never> | null): void;
  /** The window is gone: nothing reaches it any more, but what is under way arrives at the server. */
  kill(): void;
  requests(): readonly { at: number; commands: number }[];
}

export function createRoughNetwork(clock: Clock, rng: Rng, server: MemoryServer, person: string): RoughNetwork {
  let how = smooth;
  let isCut = false;
  let dead = false;
  let forced: Reply<never> | null = null;
  const requests: { at: number; commands: number }[] = [];
  let onStream: StreamListener | null = null;

  const after = (call: () => void) => void clock.after(rng.next() * how.delay, call);

  function ask<Data>(commands: number, answer: () => Data): Promise<Reply<Data>> {
    requests.push({ at: clock.now(), commands });
    return new Promise((resolve) => {
      const back = (reply: Reply<Data>) => after(() => void (dead || resolve(reply)));
      if (isCut) return back({ ok: false, status: 0 });
      // A lost one is never answered: the window has to give up by itself.
      if (rng.next() < how.loseRequest) return;
      const arrive = (): void => {
        const reply: Reply<Data> = forced ?? { ok: true, data: structuredClone(answer()) };
        if (!isCut && rng.next() >= how.loseAnswer) back(reply);
      };
      after(arrive);
      if (rng.next() < how.duplicate) clock.after(how.delay * 3 * rng.next(), () => void (forced || answer()));
    });
  }

  return {
    server: {
      head: () => ask(0, () => server.head()),
      send: (body) => {
        const sent = structuredClone(body);
        return ask(body.commands.length, () => server.send(person, sent));
      },
      commandsAfter: (seq) => ask(0, () => server.commandsAfter(seq)),
      point: () => ask(0, () => null),
      keepFork: (fork) => ask(0, () => server.keepFork(fork)),
    },
    stream: {
      follow(on) {
        onStream = on;
        if (!isCut) after(() => void (dead || on.open()));
        const stop = server.follow((entry) => {
          if (isCut || dead || rng.next() < how.loseLine) return;
          after(() => void (dead || isCut || on.entry(structuredClone(entry))));
        });
        return () => {
          stop();
          onStream = null;
        };
      },
    },
    set: (change) => void (how = { ...how, ...change }),
    cut(is) {
      isCut = is;
      if (is) onStream?.lost();
      else after(() => void (dead || onStream?.open()));
    },
    answerWith: (reply) => void (forced = reply),
    kill: () => void (dead = true),
    requests: () => requests,
  };
}
