import { describe, expect, test } from 'vitest';
import { cleanTexts, parseJson } from '#server/http/json-body.ts';

const parse = (text: string) => parseJson(Buffer.from(text));

describe('D1: bytes to JSON', () => {
  test('what is good comes through as it is', () => {
    expect(parse('{"a":"Hội An 会安 🏡","b":[1,null,true]}')).toEqual({ a: 'Hội An 会安 🏡', b: [1, null, true] });
  });

  test.each(['{', '', 'undefined', '{"a":"\\u0000"}', '{"a":["\\ud800"]}', '{"a":{"b":"\\udc00x"}}'])(
    '%s is malformed',
    (text) => {
      expect(() => parse(text)).toThrow(expect.objectContaining({ key: 'malformed' }));
    },
  );

  test('nested without end is malformed, however little it is; brackets in a text are none', () => {
    for (const deep of [
      '['.repeat(500_000),
      `${'['.repeat(61)}${']'.repeat(61)}`,
      `${'{"a":'.repeat(61)}1${'}'.repeat(61)}`,
    ])
      expect(() => parse(deep)).toThrow(expect.objectContaining({ key: 'malformed' }));
    const shallow = [
      `${'['.repeat(60)}${']'.repeat(60)}`,
      JSON.stringify('"['.repeat(100)),
      JSON.stringify({ a: '\\"{{' }),
    ];
    for (const text of shallow) expect(parse(text)).toEqual(JSON.parse(text));
  });

  test('a __proto__ is a field like any other and changes nobody', () => {
    const parsed = parse('{"__proto__":{"roles":["ROLE_ADMIN"]}}') as object;
    expect(Object.keys(parsed)).toEqual(['__proto__']);
    expect((parsed as { roles?: unknown }).roles).toBeUndefined();
  });

  test('what comes in an address is held to the same', () => {
    expect(cleanTexts({ a: 'fine', b: 1 })).toEqual({ a: 'fine', b: 1 });
    for (const bad of ['a\0', '\ud800'])
      expect(() => cleanTexts({ a: bad })).toThrow(expect.objectContaining({ key: 'malformed' }));
  });
});
