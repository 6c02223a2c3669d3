import { expect, test } from 'vitest';
import { ApiFailure } from '#lib/api-failure.ts';
import { sendEach } from './send-each.ts';

const failure = (status: number, message = '') => new ApiFailure('refused', { status, message });

/** What became of each, where those in `failing` fail. */
async function sent(files: readonly string[], failing: Record<string, ApiFailure>) {
  const done: string[] = [];
  const refused: string[] = [];
  const ended = await sendEach(files, {
    send: (file) => {
      if (failing[file]) return Promise.reject(failing[file]);
      done.push(file);
      return Promise.resolve();
    },
    refuse: (file, { message }) => refused.push(`${file}: ${message}`),
  }).then(
    () => null,
    (error: unknown) => error,
  );
  return { done, refused, ended };
}

test('G3: of ten pictures one is refused: it is named, and the others are sent', async () => {
  expect(await sent(['a', 'b', 'c'], { b: failure(415, 'It moves.') })).toEqual({
    done: ['a', 'c'],
    refused: ['b: It moves.'],
    ended: null,
  });
});

test('G3: what is no fault of the picture ends it, and nothing is said of the picture', async () => {
  const tooMany = failure(429);
  expect(await sent(['a', 'b', 'c'], { b: tooMany })).toEqual({ done: ['a'], refused: [], ended: tooMany });
  const offline = new ApiFailure('offline');
  expect(await sent(['a', 'b'], { a: offline })).toEqual({ done: [], refused: [], ended: offline });
});
