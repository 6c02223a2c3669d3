/** What a page of the documentation names: files, folders, names from the code, links, commands. */
interface DocReference {
  kind: 'file' | 'folder' | 'name' | 'link' | 'script';
  text: string;
  line: number;
  /** For a name: the file said to hold it, as in "`takeStep` (`order-steps.server.ts`)". */
  file?: string;
}

export interface Repository {
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  /** First parts of paths, so that `design/commands` is seen as a folder and `image/png` is not. */
  roots: ReadonlySet<string>;
  /** Every word of the code. */
  names: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
  read(path: string): string;
}

const filePattern = /^[\w.@<>*{},/-]+\.(ts|tsx|mjs|js|json|md|sql|css|webp|wasm|yml)$/;
const namePattern = /^<?([A-Za-z_$][\w$]*)(?:\.\w+)?(?:\([^)]*\))?(?: \/)?>?$/;

export function docReferences(page: string, { roots }: Pick<Repository, 'roots'>): DocReference[] {
  return withoutFences(page)
    .split('\n')
    .flatMap((text, at) =>
      [
        ...namesWithFiles(text),
        ...spansOf(text).flatMap((span) => referenceOf(span, roots) ?? []),
        ...[...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
          .map(([, target = '']) => target)
          .filter((target) => !/^[a-z]+:/.test(target))
          .map((target) => ({ kind: 'link' as const, text: target })),
      ].map((reference) => ({ ...reference, line: at + 1 })),
    );
}

function spansOf(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
}

function referenceOf(span: string, roots: ReadonlySet<string>): Omit<DocReference, 'line'> | null {
  const script = /^npm run ([\w:-]+)/.exec(span)?.[1];
  if (script !== undefined) return { kind: 'script', text: script };
  if (filePattern.test(span)) return { kind: 'file', text: span };
  const node = /^node (scripts\/\S+)/.exec(span)?.[1];
  if (node !== undefined) return { kind: 'file', text: node };
  if (/^[\w.<>*{},-]+(\/[\w.<>*{},-]*)+$/.test(span) && roots.has(span.split('/')[0] ?? ''))
    return { kind: 'folder', text: span.replace(/\/$/, '') };
  const name = namePattern.exec(span)?.[1];
  return name !== undefined && (/[a-z][A-Z]/.test(name) || span.startsWith('<')) ? { kind: 'name', text: name } : null;
}

/** `name` (`file.ts`), `name` in `file.ts`, `name` and `other` of `file.ts`. */
function namesWithFiles(text: string): Omit<DocReference, 'line'>[] {
  return [...text.matchAll(/((?:`[^`/.]+`(?:, | and | or ))*`[^`/.]+`)(?: \(| in | of )`([^`]+\.tsx?)`/g)].flatMap(
    ([, names = '', file = '']) =>
      spansOf(names).flatMap((span) => {
        const name = namePattern.exec(span)?.[1];
        return name === undefined ? [] : [{ kind: 'name' as const, text: name, file }];
      }),
  );
}

/** The references that lead nowhere, as `page:line what`. */
export function deadReferences(path: string, page: string, repository: Repository): string[] {
  return docReferences(page, repository)
    .filter((reference) => !exists(reference, path, repository))
    .map(({ line, text, file }) => `${path}:${line} ${text}${file === undefined ? '' : ` in ${file}`}`);
}

function exists({ kind, text, file }: DocReference, page: string, repository: Repository): boolean {
  switch (kind) {
    case 'file':
      return matching(text, repository.files).length > 0;
    case 'folder':
      return (
        repository.files.has(text) ||
        matching(text, repository.folders).length > 0 ||
        matching(`${text}.*`, repository.files).length > 0
      );
    case 'script':
      return repository.scripts.has(text);
    case 'link':
      return existsBeside(page, text, repository);
    case 'name':
      return file === undefined
        ? repository.names.has(text)
        : matching(file, repository.files).some((path) => new RegExp(`\\b${text}\\b`).test(repository.read(path)));
  }
}

function existsBeside(page: string, target: string, { files, folders }: Repository): boolean {
  const path = new URL(target, `file:///${page}`).pathname.slice(1).replace(/\/$/, '');
  return files.has(path) || folders.has(path);
}

/** Paths that end so. `*` and `<name>` stand for one part of a path, `{a,b}` for either. */
function matching(text: string, paths: ReadonlySet<string>): string[] {
  if (paths.has(text)) return [text];
  // `.server.ts` by itself is an ending.
  const source = text
    .replace(/^(?=\.)/, '*')
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/<[^>]*>|\*+/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, either: string) => `(?:${either.replaceAll(',', '|')})`);
  const pattern = new RegExp(`(?:^|/)${source}$`);
  return [...paths].filter((path) => pattern.test(path));
}

function withoutFences(page: string): string {
  return page.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));
}
