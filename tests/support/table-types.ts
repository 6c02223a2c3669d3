/** `users.email` → what the type says of it: its kind, whether it may be null, whether the database fills it in. */
export type Columns = Map<string, { kind: string; nullable: boolean; filled: boolean }>;

/**
 * Reads the table types of `src/db/tables.ts` and `src/db/tables/`, put one after another: their grammar is small, and
 * a line it does not know is an error.
 */
export function columnsOfTypes(source: string): Columns {
  const subjects = /interface Tables\s+extends([^{]+)\{\}/.exec(source)?.[1]?.split(',') ?? [];
  const tables = subjects.flatMap((subject) =>
    [...bodyOf(source, subject.trim()).matchAll(/(\w+): (\w+);/g)].map(([, table, type]) => [table!, type!] as const),
  );
  return new Map(
    tables.flatMap(([table, type]) =>
      lines(bodyOf(source, type)).map((line) => {
        const [, name, text] = /^(\w+): (.+);$/.exec(line) ?? [];
        if (!name || !text) throw new Error(`tables.ts: cannot read "${line}" of ${type}`);
        return [`${table}.${name}`, readType(text)] as const;
      }),
    ),
  );
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'number',
  Date: 'time',
  'string[]': 'texts',
  'number[]': 'texts',
  boolean: 'boolean',
  Json: 'json',
  NullableJson: 'json',
  JsonWithDefault: 'json',
  Vector: 'vector',
  Bytes: 'bytes',
  Computed: 'text',
};

function readType(text: string) {
  const [, wrapper, inner] = /^(WithDefault|Generated)<(.+)>$/.exec(text) ?? [];
  const plain = (inner ?? text).split(' | ').filter((part) => part !== 'null');
  const kind = plain.every((part) => part.startsWith("'")) ? 'text' : kinds[plain.join(' | ')];
  if (!kind) throw new Error(`tables.ts: unknown type ${text}`);
  return {
    kind,
    nullable: /\| null\b/.test(text) || text === 'NullableJson',
    filled: wrapper !== undefined || text === 'JsonWithDefault',
  };
}

export interface LiveColumn {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: string;
  column_default: string | null;
  is_identity: string;
}

const dataTypes: Record<string, string> = {
  text: 'text',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  'timestamp with time zone': 'time',
  ARRAY: 'texts',
  boolean: 'boolean',
  jsonb: 'json',
  date: 'text',
  tsvector: 'vector',
  bytea: 'bytes',
  bit: 'text',
};

export function columnsOfSchema(rows: LiveColumn[]): Columns {
  return new Map(
    rows.map((row) => [
      `${row.table_name}.${row.column_name}`,
      {
        kind: dataTypes[row.data_type] ?? row.data_type,
        nullable: row.is_nullable === 'YES',
        filled: row.column_default !== null || row.is_identity === 'YES',
      },
    ]),
  );
}

/** Every way in which the two differ, both directions. */
export function schemaFaults(types: Columns, schema: Columns): string[] {
  const missing = [...schema.keys()]
    .filter((name) => !types.has(name))
    .map((name) => `${name}: in the database, not in tables.ts`);
  const invented = [...types.keys()]
    .filter((name) => !schema.has(name))
    .map((name) => `${name}: in tables.ts, not in the database`);
  const different = [...types]
    .filter(([name, type]) => schema.has(name) && JSON.stringify(type) !== JSON.stringify(schema.get(name)))
    .map(
      ([name, type]) =>
        `${name}: ${JSON.stringify(type)} in tables.ts, ${JSON.stringify(schema.get(name))} in the database`,
    );
  return [...missing, ...invented, ...different].sort();
}

/** With the columns of the interface it extends, if it does. */
function bodyOf(source: string, name: string): string {
  const [, parent, body] =
    new RegExp(`interface ${name} (?:extends (\\w+) )?\\{\\n([\\s\\S]*?)\\n\\}`).exec(source) ?? [];
  if (body === undefined) throw new Error(`tables.ts: no interface ${name}`);
  return parent === undefined ? body : `${bodyOf(source, parent)}\n${body}`;
}

/** One column a line, also where the formatter broke a long union into several. */
function lines(body: string): string[] {
  return body
    .replace(/:\s*\n\s*\| /g, ': ')
    .replace(/\n\s*\| /g, ' | ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\/\*|\*|\/\/)/.test(line));
}
