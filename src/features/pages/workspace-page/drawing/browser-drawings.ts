import type { DrawingsPort, OpenDrawing } from '#workspace/ports/drawings-port.ts';
import type { DrawingAnswers, DrawingQuestion } from './drawing-desk.ts';

type Answer = { number: number } & ({ share: number } | { answer: unknown } | { fault: string });

/** A worker for each drawing that is open: closing it gives its memory back, whatever it was doing. */
export const browserDrawings: DrawingsPort = {
  async open(file, onRead, signal) {
    const { ask, close } = openDesk();
    signal.addEventListener('abort', close);
    const facts = await ask({ kind: 'read', file }, onRead);
    signal.removeEventListener('abort', close);
    if ('refused' in facts) {
      close();
      return facts;
    }
    const drawing: OpenDrawing = {
      facts,
      view: (choice, pixels) => ask({ kind: 'view', choice, ...pixels }),
      picture: (choice) => ask({ kind: 'picture', choice }),
      walls: (choice) => ask({ kind: 'walls', choice }),
      close,
    };
    return drawing;
  },
};

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  onRead(share: number): void;
}

function openDesk() {
  const worker = new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  function close(): void {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error('closed'));
    waiting.clear();
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.number);
    if (!asked) return;
    if ('share' in data) return asked.onRead(data.share);
    waiting.delete(data.number);
    if ('fault' in data) asked.reject(new Error(data.fault));
    else asked.resolve(data.answer);
  });
  // Its file did not load, or it ran out of memory: who waits must not wait for ever.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    close();
  });
  return {
    close,
    ask<Question extends DrawingQuestion>(
      question: Question,
      onRead: (share: number) => void = () => undefined,
    ): Promise<DrawingAnswers[Question['kind']]> {
      return new Promise((resolve, reject) => {
        const number = ++last;
        waiting.set(number, { resolve: resolve as (answer: unknown) => void, reject, onRead });
        worker.postMessage({ number, question }, []);
      });
    },
  };
}
