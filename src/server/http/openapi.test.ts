import { describe, expect, test } from 'vitest';
import { errorStatus } from '#lib/errors.ts';
import { apiDocs } from '#server/http/api-docs.ts';
import { allCalls } from '#server/calls.ts';
import { openApi } from '#server/http/openapi.ts';

const calls = allCalls('seed');
const document = openApi(calls, 'http://localhost:3000');
type Operation = {
  summary: string;
  tags: string[];
  security?: object[];
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: {
    content: Record<string, { schema: { properties: Record<string, object>; additionalProperties?: boolean } }>;
  };
  responses: Record<string, { description: string; content: object }>;
};
const operations = calls.map((call) => ({
  name: `${call.method} ${call.path}`,
  call,
  operation: document.paths[call.path]![call.method.toLowerCase()] as Operation,
}));

describe('D5: OpenAPI from the schemas the server validates with', () => {
  test('names its version, its address and every call once', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Hiên 轩', version: '1' },
      servers: [{ url: 'http://localhost:3000/api' }],
    });
    expect(Object.values(document.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(calls.length);
    expect(calls.length).toBeGreaterThan(20);
  });

  test('is plain JSON, and every reference in it leads somewhere', () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)));
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]!);
    expect(references.length).toBeGreaterThan(20);
    for (const reference of new Set(references)) {
      const found = reference
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
      expect(found, reference).toBeTypeOf('object');
    }
  });

  test.each(operations)('$name', ({ call, operation }) => {
    expect(operation.summary.length).toBeGreaterThan(3);
    expect(operation.tags).toEqual([call.tag]);
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(operation.parameters.filter((each) => each.in === 'path').map((each) => each.name)).toEqual(inPath);
    for (const each of operation.parameters) {
      expect(['path', 'query', 'header']).toContain(each.in);
      if (each.in === 'path') expect(each.required).toBe(true);
    }
    expect(operation.security === undefined).toBe(call.who === 'anyone');
    expect(operation.requestBody === undefined).toBe(call.body === undefined && call.limitBytes === undefined);
    if (call.limitBytes !== undefined)
      expect(operation.requestBody!.content['multipart/form-data']!.schema.properties.file).toMatchObject({
        format: 'binary',
        maxLength: call.limitBytes,
      });
    if (call.body) expect(operation.requestBody!.content['application/json']!.schema.additionalProperties).toBe(false);
    for (const status of Object.keys(operation.responses))
      expect([200, ...Object.values(errorStatus)]).toContain(Number(status));
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(['200', '400', '500', '503', ...(call.who === 'anyone' ? [] : ['401'])]),
    );
    for (const key of call.errors ?? [])
      expect(operation.responses[String(errorStatus[key])]!.description).toContain(key);
  });

  test('the idempotent call takes its header', () => {
    const { operation } = operations.find(({ name }) => name === 'POST /auth/register')!;
    expect(operation.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }));
  });
});

describe('D5: the page for people', () => {
  const page = apiDocs(document);
  test.each(operations)('shows $name', ({ call }) => {
    expect(page).toContain(`<h3><b>${call.method}</b> <code>${call.path}</code></h3>`);
  });

  test('needs no script, and text in it is text', () => {
    expect(page).not.toMatch(/<script|javascript:|onload=|style=/i);
    const odd = apiDocs({
      ...document,
      paths: {
        '/<b>"x"</b>': {
          get: { summary: '<img src=x onerror=alert(1)>', tags: ['<i>'], parameters: [], responses: {} },
        },
      },
    });
    expect(odd).not.toMatch(/<img|<i>|<b>"x/);
  });
});
