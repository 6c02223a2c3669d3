import { ownProductsQuery, type OwnProductsQuery, type OwnQuery } from './shelf.ts';

/** The query of a section of one's things: a form (`new`, or an id), else a page of the list. */
interface OwnSectionRequest {
  form: string | null;
  /** A new one begins with this version of a design, and a picture rendered of it. */
  from: { design: string; version: number; picture?: string } | null;
  query: OwnProductsQuery;
}

export function readOwnSection(params: URLSearchParams): OwnSectionRequest {
  const form = params.has('new') ? 'new' : (params.get('edit')?.slice(0, 64) ?? null);
  const given = Object.fromEntries(
    ['page', 'status', 'w', 'sort'].flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return {
    form,
    from: form === 'new' ? designIn(params) : null,
    query: ownProductsQuery.safeParse(given).data ?? ownProductsQuery.parse({}),
  };
}

/** The list of someone with the role but without a public profile yet. */
export function emptyOwnPage({ page, size }: OwnQuery): {
  content: never[];
  page: number;
  size: number;
  total: number;
  counts: { shelved: number; unshelved: number };
} {
  return { content: [], page, size, total: 0, counts: { shelved: 0, unshelved: 0 } };
}

function designIn(params: URLSearchParams): OwnSectionRequest['from'] {
  const design = params.get('design')?.slice(0, 64);
  const version = Number(params.get('version'));
  const picture = params.get('picture')?.slice(0, 64);
  return design && Number.isInteger(version) && version > 0 ? { design, version, ...(picture && { picture }) } : null;
}
