import type { ServerResponse } from 'node:http';
import type { Listener } from '#platform/streams.ts';

/**
 * Registered before it is admitted, so that a session that ends meanwhile is noticed: `response`, `after` and `desk` are set
 * on admission.
 */
export interface Stream {
  response: ServerResponse | null;
  userId: string;
  sessionId: string;
  after: number | null;
  /** Works at the console: is told when its lists have changed. */
  desk: boolean;
  /** As it was asked for: at this machine, and when by the clock of the calls. */
  asked: Pick<Listener, 'loopback' | 'at'>;
  openedAt: number;
  ended: boolean;
}

interface StreamRegister {
  add(stream: Stream): void;
  remove(stream: Stream): void;
  of(userId: string): readonly Stream[];
  people(): string[];
  all(): Stream[];
}

/**
 * The open streams of this process. Lists are replaced when they change: iterating one is not disturbed, and thousands
 * of them are small.
 */
export function createStreamRegister(): StreamRegister {
  const byPerson = new Map<string, readonly Stream[]>();
  const none: readonly Stream[] = [];
  const of = (userId: string) => byPerson.get(userId) ?? none;
  return {
    add: (stream) => {
      byPerson.set(stream.userId, [...of(stream.userId), stream]);
    },
    remove(stream) {
      const rest = of(stream.userId).filter((each) => each !== stream);
      if (rest.length > 0) byPerson.set(stream.userId, rest);
      else byPerson.delete(stream.userId);
    },
    of,
    people: () => [...byPerson.keys()],
    all: () => [...byPerson.values()].flat(),
  };
}
