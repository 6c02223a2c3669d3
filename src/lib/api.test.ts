import { describe, expect, test, vi } from 'vitest';
import { createApi, pathWith } from './api.ts';
import { ApiFailure } from './api-failure.ts';

type Answer = { status: number; body: unknown } | Error;

describe('calls', () => {
  test('a success is its data; the request is JSON with our cookies', async () => {
    const { api, asked } = worldOf([ok({ nickname: 'An' })]);
    await expect(api.put('/user', { nickname: 'An' })).resolves.toEqual({ nickname: 'An' });
    expect(asked[0]).toMatchObject({
      url: '/api/user',
      method: 'PUT',
      body: '{"nickname":"An"}',
      credentials: 'include',
    });
  });

  test('a page in a language of its address alone asks in that language', async () => {
    const { api, asked } = worldOf([ok(1), ok(2)], { lang: 'vi' });
    await api.get('/user');
    await api.get(pathWith('/outbox', { to: 'a' }));
    expect(asked.map((request) => request.url)).toEqual(['/api/user?lang=vi', '/api/outbox?to=a&lang=vi']);
  });

  test('typed values are escaped in an address', () => {
    expect(pathWith('/auth/x', { mobile: '+84 912&a=b' })).toBe('/auth/x?mobile=%2B84+912%26a%3Db');
  });
});

describe('one error table (PRODUCT D7)', () => {
  test.each([
    [
      'envelope',
      { status: 400, body: { code: 400, message: 'Wrong', data: null, error: 'login_failed' } },
      { kind: 'refused', message: 'Wrong', key: 'login_failed' },
    ],
    ['envelope without words', { status: 409, body: { code: 409, data: null } }, { kind: 'refused', message: '' }],
    [
      'envelope that fails with HTTP 200',
      { status: 200, body: { code: 400, message: 'No', data: null } },
      { kind: 'refused', message: 'No' },
    ],
    ['404', { status: 404, body: null }, { kind: 'not_found' }],
    ['500', { status: 500, body: { code: 500, message: 'x', data: null } }, { kind: 'server_fail' }],
    ['a proxy page', { status: 502, body: '<html>' }, { kind: 'server_fail' }],
    [
      '503 with a reason',
      { status: 503, body: { code: 503, message: 'Back soon', data: null } },
      { kind: 'refused', message: 'Back soon' },
    ],
    ['nonsense with HTTP 200', { status: 200, body: '<html>' }, { kind: 'refused', message: '' }],
    ['request failure', new TypeError('Failed to fetch'), { kind: 'server_fail' }],
    ['timeout', new DOMException('late', 'TimeoutError'), { kind: 'timeout' }],
    ['abort', new DOMException('gone', 'AbortError'), { kind: 'aborted' }],
  ] as [string, Answer, object][])('%s', async (_name, answer, expected) => {
    const { api } = worldOf([answer]);
    await expect(api.get('/x')).rejects.toMatchObject(expected);
  });

  test('offline is named', async () => {
    const { api } = worldOf([new TypeError('Failed to fetch')], { online: false });
    await expect(api.get('/x')).rejects.toMatchObject({ kind: 'offline', status: 0 });
  });

  test('the fields at fault come with their key and words', async () => {
    const faults = [
      { field: 'email', error: 'field_number', message: 'Email?' },
      { field: 'code', error: 'made_up', message: 'Code?' },
    ];
    const { api } = worldOf([
      { status: 400, body: { code: 400, message: 'Look again', data: null, error: 'invalid_form', faults } },
    ]);
    await expect(api.post('/x', {})).rejects.toMatchObject({
      faults: [
        { field: 'email', error: 'field_number', message: 'Email?' },
        { field: 'code', error: null, message: 'Code?' },
      ],
    });
  });

  test('a single field is one fault', async () => {
    const { api } = worldOf([
      { status: 400, body: { code: 400, message: 'Code?', data: null, error: 'code_error', field: 'code' } },
    ]);
    await expect(api.post('/x', {})).rejects.toMatchObject({
      faults: [{ field: 'code', error: 'code_error', message: 'Code?' }],
    });
  });
});

describe('a 401 (PRODUCT C6)', () => {
  const gone = {
    status: 401,
    body: { code: 401, message: 'Please log in first', data: null, error: 'login_required' },
  };

  test('renews the session once and repeats the call', async () => {
    const { api, asked } = worldOf([gone, ok(null), ok('fine')]);
    await expect(api.get('/user')).resolves.toBe('fine');
    expect(asked.map((request) => request.url)).toEqual(['/api/user', '/api/user/refresh-token', '/api/user']);
  });

  test('calls that fail together share one refresh', async () => {
    const { api, asked } = worldOf([gone, gone, ok(null), ok(1), ok(2)]);
    await Promise.all([api.get('/a'), api.get('/b')]);
    expect(asked.filter((request) => request.url.endsWith('/refresh-token'))).toHaveLength(1);
  });

  test('signs out when the session is gone for good', async () => {
    const { api } = worldOf([gone, gone]);
    const heard = vi.fn();
    api.onSignedOut(heard);
    await expect(api.get('/user')).rejects.toBeInstanceOf(ApiFailure);
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 401, message: 'Please log in first' }),
    );
  });

  test('a refresh that never reached the server signs nobody out', async () => {
    const { api } = worldOf([gone, new TypeError('Failed to fetch')]);
    const heard = vi.fn();
    api.onSignedOut(heard);
    await expect(api.get('/user')).rejects.toMatchObject({ kind: 'server_fail' });
    expect(heard).not.toHaveBeenCalled();
  });

  test('what was asked by somebody who has left since signs nobody out', async () => {
    const { api, asked } = worldOf([gone, gone, gone]);
    const heard = vi.fn();
    api.onSignedOut(heard);
    const late = api.get('/user/notices');
    api.personLeft();
    await expect(late).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(1);
    await expect(api.get('/user')).rejects.toMatchObject({ status: 401 });
    expect(heard).toHaveBeenCalledOnce();
  });

  test('a second 401 after the refresh is the answer', async () => {
    const { api, asked } = worldOf([gone, ok(null), gone]);
    await expect(api.get('/user')).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(3);
  });
});

describe('Idempotency-Key (PRODUCT D5)', () => {
  test('is kept for a retry of the same body, and new for another', async () => {
    const { api, asked } = worldOf([
      new TypeError('lost'),
      { status: 500, body: null },
      { status: 400, body: { code: 400, message: 'no', data: null } },
      ok(1),
      ok(2),
    ]);
    for (const body of [{ a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }, { a: 2 }])
      await api.post('/auth/register', body, { creates: true }).catch(() => null);
    expect(keys(asked)).toEqual(['key-1', 'key-1', 'key-1', 'key-2', 'key-3']);
  });

  test('is not sent with other calls', async () => {
    const { api, asked } = worldOf([ok(1)]);
    await api.post('/auth/login', {});
    expect(keys(asked)).toEqual([undefined]);
  });
});

interface SentRequest {
  url: string;
  method: string;
  body?: string;
  credentials: string;
  headers: Record<string, string>;
}

function keys(asked: SentRequest[]) {
  return asked.map((request) => request.headers['idempotency-key']);
}

function ok(data: unknown): Answer {
  return { status: 200, body: { code: 200, message: 'ok', data } };
}

function worldOf(answers: Answer[], { online = true, lang = '' } = {}) {
  const asked: SentRequest[] = [];
  let keys = 0;
  const api = createApi({
    fetch: (url, init) => {
      asked.push({ url, ...init } as SentRequest);
      const answer = answers.shift()!;
      if (answer instanceof Error) return Promise.reject(answer);
      return Promise.resolve(
        new Response(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body), {
          status: answer.status,
        }),
      );
    },
    base: () => '/api',
    online: () => online,
    newKey: () => `key-${++keys}`,
    lang: () => lang,
  });
  return { api, asked };
}
