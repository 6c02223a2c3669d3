import type { Clock, Reply } from './ports.ts';

/** A request without an answer for so long has failed; an answer that comes after all is not listened to. */
export function answerWithin<Data>(
  clock: Clock,
  milliseconds: number,
  asked: Promise<Reply<Data>>,
): Promise<Reply<Data>> {
  return new Promise((resolve) => {
    const cancel = clock.after(milliseconds, () => resolve({ ok: false, status: 0 }));
    const come = (reply: Reply<Data>) => {
      cancel();
      resolve(reply);
    };
    asked.then(come, () => come({ ok: false, status: 0 }));
  });
}
