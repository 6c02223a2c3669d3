import { z } from 'zod';

/** A text somewhere in what a schema takes. */
export interface SchemaText {
  /** `POST /auth/register body.nickname`, `[]` for an element, `{}` for a key, `{*}` for its value. */
  place: string;
  /** Its longest length; null where the schema would look at more before it refuses. */
  limit: number | null;
  patterns: readonly RegExp[];
}

type Def = z.core.$ZodTypeDef & Record<string, unknown>;
interface CheckDef {
  check: string;
  maximum?: number;
  abort?: boolean;
  pattern?: RegExp;
  tx?: unknown;
}

/** Linear, and wanted before the limit: blanks around a text are nobody's fault. */
const trims = String((defOf(z.trim()) as unknown as CheckDef).tx);

/**
 * Every text a schema takes. One is limited if nothing looks at it (pattern, normalisation, refinement) before a
 * maximum that ends its parsing: otherwise zod goes on, and so do the refinements of what is around it.
 */
export function textsIn(schema: z.core.$ZodType, place: string): SchemaText[] {
  const def = defOf(schema);
  const inside = (part: unknown, at = place) => textsIn(part as z.core.$ZodType, at);
  switch (def.type) {
    case 'string':
      return [textOf(def, place)];
    case 'object':
      return [
        ...Object.entries(def.shape as object).flatMap(([name, field]) => inside(field, `${place}.${name}`)),
        // A loose object is passed on unread: whoever reads it has its own schema (a design, its commands: the thread).
        ...(def.catchall && defOf(def.catchall as z.core.$ZodType).type !== 'unknown'
          ? inside(def.catchall, `${place}.*`)
          : []),
      ];
    case 'array':
      return inside(def.element, `${place}[]`);
    case 'union':
      return (def.options as unknown[]).flatMap((option) => inside(option));
    case 'record':
      return [...inside(def.keyType, `${place}{}`), ...inside(def.valueType, `${place}{*}`)];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return inside(def.innerType);
    // What follows is not asked about what was refused.
    case 'pipe':
      return withPatternsOf(inside(def.in), inside(def.out));
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'null':
    case 'never':
      return [];
    default:
      // Not known to be harmless: a function sees it as it came.
      return [{ place: `${place} (${def.type})`, limit: null, patterns: [] }];
  }
}

function textOf(def: Def, place: string): SchemaText {
  // A format (`z.email()`) is its own first check.
  const own = 'check' in def ? [def as unknown as CheckDef] : [];
  const given = (def.checks ?? []).map((check) => defOf(check) as unknown as CheckDef);
  const checks = [...own, ...given];
  const first = checks.find(({ check, tx }) => String(tx) !== trims && check !== 'min_length');
  const limited = first?.check === 'max_length' && first.abort === true && def.coerce !== true;
  return {
    place,
    limit: limited ? (first.maximum ?? null) : null,
    patterns: checks.flatMap(({ pattern }) => pattern ?? []),
  };
}

function defOf({ _zod: inner }: { _zod: { def: object } }): Def {
  return inner.def as Def;
}

/** The texts of what comes first, with the patterns of what they become. */
function withPatternsOf(first: SchemaText[], then: SchemaText[]): SchemaText[] {
  const patterns = then.flatMap((text) => text.patterns);
  return first.map((text) => ({ ...text, patterns: [...text.patterns, ...patterns] }));
}
