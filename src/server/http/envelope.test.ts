import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { failure, knownError } from '#server/http/envelope.ts';

const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('STYLE Errors: what is thrown becomes one of the errors we know', () => {
  test.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOENT',
    '08006',
    '08001',
    '53300',
    '53100',
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '55P03',
  ])('%s of the database is an outage: 503', (code) => {
    expect(knownError(coded(code))).toMatchObject({ key: 'unavailable', status: 503 });
  });

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('so is what the driver says without a code: %s', (message) => {
    expect(knownError(new Error(message))).toMatchObject({ key: 'unavailable' });
  });

  test.each([
    coded('23505', 'duplicate key'),
    coded('42P01'),
    coded('22P02'),
    new TypeError('x is undefined'),
    null,
    undefined,
    'text',
    5,
    coded('5'),
  ])('%s is nobody’s fault we know: null', (error) => {
    expect(knownError(error)).toBeNull();
  });

  test.each([
    [413, 'body_too_large'],
    [415, 'media_type'],
    [404, 'not_found'],
    [400, 'malformed'],
    [406, 'malformed'],
  ])('the framework’s %s is %s', (statusCode, key) => {
    expect(knownError(Object.assign(new Error(), { statusCode }))).toMatchObject({ key });
  });

  test('C5: a schema’s message is the key; without one it is a form filled in wrongly; what is too much is named', () => {
    const shape = z.strictObject({ a: z.string('field_pwd'), b: z.object({ c: z.number() }) });
    const error = knownError(shape.safeParse({ a: 1, b: { c: 'x' }, d: 1 }).error);
    expect(error).toMatchObject({
      key: 'field_pwd',
      status: 400,
      faults: [
        { field: 'a', error: 'field_pwd' },
        { field: 'b.c', error: 'invalid_form' },
        { field: 'd', error: 'unknown_field' },
      ],
    });
    expect(knownError(shape.safeParse([]).error)?.faults).toEqual([{ field: 'body', error: 'invalid_form' }]);
  });

  test('D1: the envelope of a failure', () => {
    expect(failure('en', new AppError('code_too_soon', { values: { seconds: 7 } }), 'id-1')).toEqual({
      code: 429,
      message: 'A code was just sent. Send again in 7 s.',
      data: null,
      error: 'code_too_soon',
      requestId: 'id-1',
    });
    expect(failure('en', new AppError('field_pwd', { field: 'password' }), 'id-2')).toMatchObject({
      field: 'password',
      faults: [{ field: 'password', error: 'field_pwd', message: '6 to 16 characters, please.' }],
    });
  });
});
