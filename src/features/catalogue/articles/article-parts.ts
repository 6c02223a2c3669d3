export type ArticlePart =
  | { kind: 'heading' | 'subheading' | 'paragraph' | 'quote'; text: string }
  | { kind: 'list' | 'steps'; items: string[] };

/** A body split into parts for rendering. */
export function articleParts(body: string): ArticlePart[] {
  return body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(partOf);
}

/** The same text in canonical form, as it is stored. */
export function serializeParts(parts: readonly ArticlePart[]): string {
  return parts
    .map((part) =>
      'items' in part
        ? part.items.map((item, at) => `${part.kind === 'steps' ? `${at + 1}.` : '-'} ${item}`).join('\n')
        : `${prefixes[part.kind]}${part.text}`,
    )
    .join('\n\n');
}

const prefixes = { heading: '## ', subheading: '### ', quote: '> ', paragraph: '' } as const;

function partOf(part: string): ArticlePart {
  const lines = part.split('\n').map((line) => line.trim());
  const rest = (length: number) => lines.map((line) => line.slice(length).trim());
  if (lines.length === 1 && part.startsWith('## ')) return { kind: 'heading', text: part.slice(3).trim() };
  if (lines.length === 1 && part.startsWith('### ')) return { kind: 'subheading', text: part.slice(4).trim() };
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: rest(2) };
  if (lines.every((line) => /^\d{1,2}\. /.test(line)))
    return { kind: 'steps', items: lines.map((line) => line.replace(/^\d+\. /, '').trim()) };
  if (lines.every((line) => line.startsWith('> '))) return { kind: 'quote', text: rest(2).join(' ') };
  return { kind: 'paragraph', text: lines.join(' ') };
}
