import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { glbFiles } from '#features/foundation/glb/glb-calls.server.ts';
import { pictureFiles } from '#features/foundation/media/media-calls.server.ts';
import { limitedText } from '#platform/limited-text.ts';
import { allCalls } from '#server/calls.ts';
import { hostileTexts, longestLookedAt, withText } from './support/hostile/hostile-texts.ts';
import { stepsOf } from './support/hostile/pattern-steps.ts';
import { sampleBodies } from './support/samples.ts';
import { textsIn } from './support/hostile/schema-texts.ts';

/** Files are mounted beside the list. */
const calls = [...allCalls('strict'), ...pictureFiles(), ...glbFiles()];
const texts = calls.flatMap((call) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? textsIn(schema, `${call.method} ${call.path} ${part}`) : [];
  }),
);
const unlimited = (schema: z.ZodType) =>
  textsIn(schema, 'body')
    .filter(({ limit }) => limit === null)
    .map(({ place }) => place);

describe('C1, H1: nothing looks at a text before its limit has ended what is too long', () => {
  test('every text of every declared call', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(({ limit }) => limit === null).map(({ place }) => place)).toEqual([]);
  });

  test.each<[string, z.ZodType, string[]]>([
    ['no limit', z.object({ a: z.string() }), ['body.a']],
    ['a limit that lets zod go on', z.object({ a: z.string().max(40).regex(/x/) }), ['body.a']],
    [
      'a pattern before the limit',
      z.object({
        a: z
          .string()
          .regex(/x/)
          .check(z.maxLength(4, { abort: true })),
      }),
      ['body.a'],
    ],
    [
      'a normalisation before it',
      z.object({
        a: z
          .string()
          .normalize('NFC')
          .check(z.maxLength(4, { abort: true })),
      }),
      ['body.a'],
    ],
    ['a format, which is a pattern', z.object({ a: z.email().max(40) }), ['body.a']],
    ['a refinement before it', z.object({ a: z.string().refine(Boolean).max(4) }), ['body.a']],
    [
      'deep inside',
      z.object({ a: z.array(z.union([limitedText(4), z.record(z.string(), z.number())])) }),
      ['body.a[]{}'],
    ],
    ['among other fields', z.object({}).catchall(z.string()), ['body.*']],
    ['a function that sees it as it came', z.preprocess(String, limitedText(4)), ['body (transform)']],
    ['anything at all', z.object({ a: z.unknown() }), ['body.a (unknown)']],
  ])('planted: %s', (_, schema, places) => {
    expect(unlimited(schema)).toEqual(places);
  });

  test('what begins with the limit is limited, whatever follows', () => {
    const followed = limitedText(4).regex(/x/).normalize('NFC').optional();
    const piped = limitedText(4)
      .min(1)
      .transform((text) => text.toUpperCase())
      .pipe(z.string().regex(/X/));
    expect(textsIn(z.object({ followed, piped }), 'body')).toEqual([
      { place: 'body.followed', limit: 4, patterns: [/x/] },
      { place: 'body.piped', limit: 4, patterns: [/X/] },
    ]);
  });

  test('zod does as this supposes: after the limit neither patterns nor what is around are asked', () => {
    const seen: string[] = [];
    const look = (what: string) => () => {
      seen.push(what);
      return true;
    };
    const form = (text: z.ZodType) => z.object({ text }).refine(look('form'));
    expect(form(limitedText(4).refine(look('text'))).safeParse({ text: 'too long' }).success).toBe(false);
    expect(seen).toEqual([]);
    expect(form(z.string().max(4).refine(look('text'))).safeParse({ text: 'too long' }).success).toBe(false);
    expect(seen).toEqual(['text', 'form']);
  });
});

describe('C1, H1: 100 kB of hostile text', () => {
  const schemas = calls.flatMap((call) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = call[part];
      const sample = part === 'body' ? sampleBodies[`${call.method} ${call.path}`] : {};
      return schema ? [{ name: `${call.method} ${call.path} ${part}`, schema, sample }] : [];
    }),
  );

  test.each(Object.entries(hostileTexts))('%s: refused in every place, and never looked at', async (_, text) => {
    let tried = 0;
    for (const { name, schema, sample } of schemas)
      for (const { place } of textsIn(schema, '')) {
        const given = withText(sample, place, text);
        const longest = await longestLookedAt(() => expect(schema.safeParse(given).success, name + place).toBe(false));
        // The other fields of the sample are looked at; this one is not.
        expect(longest, name + place).toBeLessThan(1_000);
        tried++;
      }
    expect(tried).toBe(texts.length);
  });

  test('the watch sees patterns and normalisations', async () => {
    const text = 'a'.repeat(500);
    const look = (schema: z.ZodType) => longestLookedAt(() => schema.safeParse(text));
    expect(await look(z.string().max(40).regex(/a+/))).toBe(500);
    expect(await look(z.string().normalize('NFC'))).toBe(500);
    expect(await look(z.string().transform((given) => given.replace(/a/g, '')))).toBe(500);
    expect(await look(limitedText(40).regex(/a+/))).toBe(0);
  });
});

/** What a pattern could stumble over: runs of one or two characters, and an end that fits nothing. */
const runs = ['a', 'A', '0', '-', '.', ' ', '/', '_', 'ế', '字', '\n', 'a.', 'a-', '0-', 'a@', 'é ', '.-', 'aA0'];
const ends = ['', '\u0001', '@', '!', ' ', '\u202e', '.', 'a@a.'];
const starts = ['', 'a@', '/', '+', 'w_', '20'];

/** The most steps for a text of about this length. */
function mostSteps(pattern: RegExp, length: number): number {
  let most = 0;
  for (const run of runs)
    for (const end of ends)
      for (const start of starts)
        most = Math.max(most, stepsOf(pattern, start + run.repeat(length / run.length) + end, 2_000_000));
  return most;
}

describe('C1: patterns of the calls take steps in proportion to the text', () => {
  const patterns = [...new Map(texts.flatMap((text) => text.patterns).map((each) => [String(each), each])).values()];

  test('there are some, and the counter knows a bad one', () => {
    expect(patterns.length).toBeGreaterThan(10);
    const bad = /^(?=.*[\p{L}])[\s\S]*[\p{L}\p{N}][^\p{Cc}]*$/u;
    expect(mostSteps(bad, 200)).toBeGreaterThan(3 * mostSteps(bad, 100));
    expect(stepsOf(/^(a+)+$/, `${'a'.repeat(30)}!`)).toBeGreaterThan(1_000_000);
    expect(stepsOf(/^a+$/, `${'a'.repeat(1000)}!`)).toBeLessThan(6_000);
  });

  test.each(patterns.map((pattern) => [String(pattern).slice(0, 80), pattern] as const))('%s', (_, pattern) => {
    // Twice as long takes twice as many, a little more at most; a square would be four times as many.
    expect(mostSteps(pattern, 240)).toBeLessThan(2.5 * mostSteps(pattern, 120) + 100);
  });
});
