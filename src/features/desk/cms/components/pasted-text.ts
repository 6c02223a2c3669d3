/** Pasted HTML as our own marks: parsed without running it, and only known elements are kept. */
export function pastedText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return blocksOf(body)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .join('\n\n');
}

const dropped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'OBJECT', 'SVG', 'HEAD', 'TITLE']);
const holders = new Set([
  'DIV',
  'SECTION',
  'ARTICLE',
  'MAIN',
  'BODY',
  'HEADER',
  'FOOTER',
  'FIGURE',
  'TABLE',
  'TBODY',
  'TR',
]);

function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let line = '';
  for (const node of parent.childNodes) {
    const block = node instanceof Element ? blockOf(node) : null;
    if (block === null) line += inlineOf(node);
    else {
      blocks.push(line, ...block);
      line = '';
    }
  }
  return [...blocks, line];
}

/** Null for inline elements. */
function blockOf(element: Element): string[] | null {
  const name = element.tagName.toUpperCase();
  if (dropped.has(name)) return [];
  if (name === 'H1' || name === 'H2') return [`## ${lineOf(element)}`];
  if (/^H[3-6]$/.test(name)) return [`### ${lineOf(element)}`];
  if (name === 'UL' || name === 'OL')
    return [
      [...element.querySelectorAll(':scope > li')]
        .map((item, at) => `${name === 'OL' ? `${at + 1}.` : '-'} ${lineOf(item)}`)
        .join('\n'),
    ];
  if (name === 'BLOCKQUOTE') return [`> ${lineOf(element)}`];
  if (name === 'P') return [lineOf(element)];
  return holders.has(name) ? blocksOf(element) : null;
}

function lineOf(element: Element): string {
  return [...element.childNodes].map(inlineOf).join('').replaceAll(/\s+/g, ' ').trim();
}

function inlineOf(node: ChildNode): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replaceAll(/\s+/g, ' ');
  const name = node.tagName.toUpperCase();
  if (dropped.has(name)) return '';
  const words = [...node.childNodes].map(inlineOf).join('');
  if (words.trim() === '') return words;
  if (name === 'B' || name === 'STRONG') return `**${words.trim()}**`;
  if (name === 'I' || name === 'EM') return `*${words.trim()}*`;
  const link = name === 'A' ? (node.getAttribute('href') ?? '') : '';
  return link.startsWith('https://') ? `[${words.trim()}](${link})` : words;
}
