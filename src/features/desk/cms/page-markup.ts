import type { PageDocument } from './page-entry.ts';

type Section = PageDocument['sections'][number];

/**
 * The sections of a page as editable text: `## Heading {#name}`, paragraphs separated by an empty line, `- ` before
 * each line of a list, `| a | b |` for each row of a table, its head first.
 */
export function serializeSections(sections: readonly Section[]): string {
  return sections
    .map(({ id, heading, paragraphs, list = [], table }) =>
      [
        `## ${heading} {#${id}}`,
        ...paragraphs,
        ...(list.length > 0 ? [list.map((item) => `- ${item}`).join('\n')] : []),
        ...(table ? [[table.head, ...table.rows].map((row) => `| ${row.join(' | ')} |`).join('\n')] : []),
      ].join('\n\n'),
    )
    .join('\n\n');
}

/**
 * Parses that text. A section without a name gets one, because addresses point at sections. Text before the first
 * heading has no section and is left out.
 */
export function readSections(text: string): Section[] {
  const parts = text.replaceAll(/\r\n?/g, '\n').split(/^## +/m).slice(1);
  return parts.map((part, at) => sectionOf(part, at + 1));
}

function sectionOf(part: string, number: number): Section {
  const [first = '', ...rest] = part.split('\n');
  const named = /^(.*?)\s*\{#([a-z0-9][a-z0-9-]{0,39})\}\s*$/.exec(first.trim());
  const section: Section = {
    id: named?.[2] ?? `section-${number}`,
    heading: (named?.[1] ?? first).trim(),
    paragraphs: [],
  };
  for (const block of rest
    .join('\n')
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== ''))
    addBlock(
      section,
      block.split('\n').map((line) => line.trim()),
    );
  return section;
}

function addBlock(section: Section, lines: string[]): void {
  if (lines.every((line) => line.startsWith('- ')))
    section.list = [...(section.list ?? []), ...lines.map((line) => line.slice(2).trim())];
  else if (lines.every((line) => line.startsWith('|'))) section.table = tableOf(lines);
  else section.paragraphs.push(lines.join(' '));
}

/** Rows are as wide as their head. */
function tableOf(lines: string[]): NonNullable<Section['table']> {
  const [head = [], ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  return { head, rows: rows.map((row) => head.map((_, column) => row[column] ?? '')) };
}
