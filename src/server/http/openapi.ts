import { z } from 'zod';
import { errorStatus, type ErrorKey } from '#lib/errors.ts';
import type { Call } from '#platform/call.ts';

const always: ErrorKey[] = ['malformed', 'invalid_form', 'server_fail', 'unavailable'];

/** OpenAPI 3.1 out of the declarations the server validates with (PRODUCT D5). */
export function openApi(calls: Call[], origin: string, tokenCookie = 'token') {
  const paths: Record<string, Record<string, object>> = {};
  for (const each of calls) (paths[each.path] ??= {})[each.method.toLowerCase()] = operation(each);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hiên 轩',
      version: '1',
      description:
        'Every success is HTTP 200 with code 200; a failure carries its true status, and code equals it. The ' +
        'message is in the caller’s language.',
    },
    servers: [{ url: `${origin}/api` }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: tokenCookie },
      },
      schemas: { Failure: jsonSchema(failureShape, 'output') },
    },
  };
}
export type OpenApi = ReturnType<typeof openApi>;

const failureShape = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown().nullable(),
  error: z.enum(Object.keys(errorStatus) as [ErrorKey, ...ErrorKey[]]),
  field: z.string().optional(),
  faults: z.array(z.object({ field: z.string(), error: z.string(), message: z.string() })).optional(),
  state: z.string().optional(),
  requestId: z.string(),
});

function operation(call: Call): object {
  return {
    summary: call.summary,
    tags: [call.tag],
    ...(call.who === 'anyone' ? {} : { security: [{ bearer: [] }, { cookie: [] }], 'x-who': call.who }),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', minLength: 8, maxLength: 128 } }]
        : []),
    ],
    ...(call.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } } }
      : {}),
    ...(call.limitBytes === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['file'],
                  properties: { file: { type: 'string', format: 'binary', maxLength: call.limitBytes } },
                },
              },
            },
          },
        }),
    responses: {
      200: {
        description: 'Success',
        content: call.file
          ? fileContent(call.file)
          : {
              'application/json': {
                schema: jsonSchema(z.object({ code: z.literal(200), message: z.string(), data: call.data }), 'output'),
              },
            },
      },
      ...failures(call),
    },
  };
}

function fileContent(types: readonly string[]): object {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, { deprecated?: boolean }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(each.deprecated ? { deprecated: true } : {}),
    schema: each,
  }));
}

function failures(call: Call): Record<string, object> {
  const keys = [
    ...always,
    ...(call.who === 'anyone' ? [] : (['login_required', 'forbidden'] as ErrorKey[])),
    ...(call.limit ? (['too_many_requests'] as ErrorKey[]) : []),
    ...(call.errors ?? []),
  ];
  const byStatus = Map.groupBy(new Set(keys), (key) => errorStatus[key]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: names.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as Record<string, unknown>;
  return rest;
}
