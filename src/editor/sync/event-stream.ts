import type { z } from 'zod';
import { entrySchema, presenceSchema, rightsSchema } from '#design/commands/wire.ts';
import type { Clock, DesignStream, StreamListener } from './ports.ts';

/** The browser's EventSource, as much of it as is used. */
export interface EventSourceLike {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void;
  close(): void;
}

/** `EventSource.CLOSED`: it will not try again by itself. */
const closedState = 2;
const openAgainAfter = 4000;
/** Of a design that is no longer shared: it may be again. */
const askAgainAfter = 60_000;

/** The design's stream by server-sent events. What cannot be read is left out: the log's numbers show the gap. */
export function createEventStream(clock: Clock, connect: (window: string) => EventSourceLike): DesignStream {
  return {
    follow(on, window) {
      let stopped = false;
      let cancel: (() => void) | null = null;
      let source = listen();

      function listen(): EventSourceLike {
        const made = connect(window);
        made.addEventListener('open', () => on.open());
        made.addEventListener('message', ({ data }) => told(entrySchema, data, on.entry));
        made.addEventListener('presence', ({ data }) => told(presenceSchema, data, on.presence));
        made.addEventListener('rights', ({ data }) => told(rightsSchema, data, on.rights));
        made.addEventListener('comments', () => on.comments());
        for (const word of ['closed', 'reload']) made.addEventListener(word, () => end(made, on, openAgainAfter));
        made.addEventListener('unshared', () => end(made, on, askAgainAfter));
        made.addEventListener('error', () => {
          on.lost();
          if (made.readyState === closedState) again();
        });
        return made;
      }

      function end(made: EventSourceLike, { ended }: StreamListener, wait: number): void {
        made.close();
        ended();
        again(wait);
      }

      function again(wait = openAgainAfter): void {
        cancel?.();
        cancel = clock.after(wait, () => void (stopped || (source = listen())));
      }

      return () => {
        stopped = true;
        cancel?.();
        source.close();
      };
    },
  };
}

function told<Data>(schema: z.ZodType<Data>, data: unknown, tell: (read: Data) => void): void {
  const read = schema.safeParse(parsed(data));
  if (read.success) tell(read.data);
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as unknown) : null;
  } catch {
    return null;
  }
}
