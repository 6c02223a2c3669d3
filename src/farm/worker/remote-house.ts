import { z } from 'zod';
import { beatAnswer, claimAnswer, deliverAnswer, pieceName } from '#platform/threads/render-task.ts';
import type { RenderHouse } from './render-house.ts';

const envelope = z.object({ data: z.unknown() });

/** The house as another machine sees it: it dials out with a token of its own and never sees a database or a bucket. */
export function remoteHouse(server: string, token: string, about: { threads: number }): RenderHouse {
  const ask = async (
    method: string,
    path: string,
    { body, signal, mayBeGone = false }: { body?: BodyInit; signal?: AbortSignal; mayBeGone?: boolean } = {},
  ): Promise<Response> => {
    const answer = await fetch(new URL(`/api/render${path}`, server), {
      method,
      ...(body === undefined ? {} : { body }),
      headers: {
        authorization: `Bearer ${token}`,
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      // A redirect would carry the token elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(60_000), ...(signal ? [signal] : [])]),
    });
    if (!answer.ok && !(mayBeGone && answer.status === 404)) throw new Error(`the server answered ${answer.status}`);
    return answer;
  };
  const data = async <T>(shape: z.ZodType<T>, answer: Response): Promise<T> =>
    shape.parse(envelope.parse(await answer.json()).data);
  return {
    async claim(signal) {
      return (await data(claimAnswer, await ask('POST', '/claim', { body: JSON.stringify(about), signal }))).task;
    },
    async document(task) {
      return (await ask('GET', `/documents/${task.job}`)).text();
    },
    async model(task, id) {
      const answer = await ask('GET', `/models/${task.job}/${encodeURIComponent(id)}`, { mayBeGone: true });
      return answer.status === 404 ? null : answer.bytes();
    },
    async deliver(task, piece) {
      const form = new FormData();
      form.set('file', new Blob([piece.bytes]), 'piece');
      const query = new URLSearchParams({ spent: String(piece.spent), night: String(piece.night) });
      return (await data(deliverAnswer, await ask('PUT', `/pieces/${pieceName(task)}?${query}`, { body: form })))
        .outcome;
    },
    async fail(task, reason) {
      await ask('POST', `/pieces/${pieceName(task)}/fail`, { body: JSON.stringify({ reason: reason.slice(0, 300) }) });
    },
    async beat(tasks) {
      const body = JSON.stringify({ pieces: tasks.map(({ job, n }) => ({ job, n })) });
      return (await data(beatAnswer, await ask('POST', '/beat', { body }))).stop;
    },
  };
}
