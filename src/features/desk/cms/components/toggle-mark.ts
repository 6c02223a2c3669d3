export type Mark = 'heading' | 'strong' | 'em' | 'link' | 'list' | 'steps' | 'quote';
export interface MarkedText {
  text: string;
  from: number;
  to: number;
}

const wrappers = { strong: ['**', '**'], em: ['*', '*'], link: ['[', '](/)'] } as const;
const linePrefixes = {
  heading: () => '## ',
  list: () => '- ',
  steps: (at: number) => `${at + 1}. `,
  quote: () => '> ',
} as const;

/** Adds a mark around the selected text, or before each selected line; removes it where it is already there. */
export function toggleMark(text: string, from: number, to: number, mark: Mark): MarkedText {
  if (mark in wrappers) return wrapped(text, from, to, wrappers[mark as keyof typeof wrappers]);
  return prefixed(text, from, to, linePrefixes[mark as keyof typeof linePrefixes]);
}

function wrapped(text: string, from: number, to: number, [open, close]: readonly [string, string]): MarkedText {
  const words = text.slice(from, to);
  if (text.slice(0, from).endsWith(open) && text.slice(to).startsWith(close))
    return {
      text: text.slice(0, from - open.length) + words + text.slice(to + close.length),
      from: from - open.length,
      to: to - open.length,
    };
  return {
    text: text.slice(0, from) + open + words + close + text.slice(to),
    from: from + open.length,
    to: to + open.length,
  };
}

/** Whole lines, with an empty one around them: adjacent lines would be another part. */
function prefixed(text: string, from: number, to: number, prefix: (at: number) => string): MarkedText {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to) === -1 ? text.length : text.indexOf('\n', to);
  const lines = text.slice(start, end).split('\n');
  const had = lines.every((line, at) => line.startsWith(prefix(at)));
  const made = lines
    .map((line, at) =>
      had ? line.slice(prefix(at).length) : prefix(at) + line.replace(/^(#{2,3}|-|>|\d{1,2}\.) /, ''),
    )
    .join('\n');
  const gap = (side: string) => (had || side === '' || side.endsWith('\n\n') ? '' : '\n');
  const lead = gap(text.slice(0, start));
  const tail = had || text.slice(end) === '' || text.slice(end).startsWith('\n\n') ? '' : '\n';
  return {
    text: text.slice(0, start) + lead + made + tail + text.slice(end),
    from: start + lead.length,
    to: start + lead.length + made.length,
  };
}
