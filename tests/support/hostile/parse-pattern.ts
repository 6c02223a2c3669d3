export type PatternNode =
  | { kind: 'one'; matches(character: string): boolean }
  | { kind: 'all'; parts: PatternNode[] }
  | { kind: 'any'; options: PatternNode[] }
  | { kind: 'many'; node: PatternNode; least: number; most: number; lazy: boolean }
  | { kind: 'ahead'; node: PatternNode; wanted: boolean }
  | { kind: 'start' }
  | { kind: 'end' };

/**
 * A regular expression as a tree. Knows what our patterns use: characters, classes, groups, alternatives, quantifiers,
 * both ends, looking ahead; throws at anything else.
 */
export function parsePattern({ source, flags }: RegExp): PatternNode {
  let at = 0;

  function alternatives(): PatternNode {
    const options = [sequence()];
    while (source[at] === '|') {
      at++;
      options.push(sequence());
    }
    return options.length === 1 ? options[0]! : { kind: 'any', options };
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(quantified(atom()));
    return { kind: 'all', parts };
  }

  function quantified(node: PatternNode): PatternNode {
    const found = /^([*+?]|\{\d+(?:,\d*)?\})(\??)/.exec(source.slice(at));
    if (!found) return node;
    const [all, many = '', lazy] = found;
    at += all.length;
    const [least, most] = rangeOf(many);
    if (most === Infinity && mayBeEmpty(node)) throw new Error(`not understood: nothing, again and again: ${source}`);
    return { kind: 'many', node, least, most, lazy: lazy === '?' };
  }

  function atom(): PatternNode {
    const rest = source.slice(at);
    if (rest[0] === '(') return group(rest);
    const text =
      /^\[(?:\\.|[^\]\\])*\]/.exec(rest)?.[0] ??
      /^\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[^\dkbB])/.exec(rest)?.[0] ??
      Array.from(rest)[0]!;
    at += text.length;
    if (text === '^' || text === '$') return { kind: text === '^' ? 'start' : 'end' };
    return { kind: 'one', matches: matcherOf(text, flags) };
  }

  function group(rest: string): PatternNode {
    const [open] = /^\((?:\?[:=!])?/.exec(rest)!;
    if (open === '(' && rest[1] === '?') throw new Error(`not understood: ${rest.slice(0, 4)} in ${source}`);
    at += open.length;
    const inside = alternatives();
    at++;
    return open === '(?=' || open === '(?!' ? { kind: 'ahead', node: inside, wanted: open === '(?=' } : inside;
  }

  return alternatives();
}

function rangeOf(many: string): [least: number, most: number] {
  if (many === '*') return [0, Infinity];
  if (many === '+') return [1, Infinity];
  if (many === '?') return [0, 1];
  const [least = '', most = least] = many.slice(1, -1).split(',');
  return [Number(least), most === '' ? Infinity : Number(most)];
}

/** Of one character: asked of the engine once, then remembered. */
function matcherOf(text: string, flags: string): (character: string) => boolean {
  const single = new RegExp(`^${text}$`, flags.replace(/[gmy]/g, ''));
  const known = new Map<string, boolean>();
  return (character) => {
    const matches = known.get(character) ?? single.test(character);
    known.set(character, matches);
    return matches;
  };
}

function mayBeEmpty(node: PatternNode): boolean {
  if (node.kind === 'one') return false;
  if (node.kind === 'all') return node.parts.every(mayBeEmpty);
  if (node.kind === 'any') return node.options.some(mayBeEmpty);
  return node.kind === 'many' ? node.least === 0 || mayBeEmpty(node.node) : true;
}
