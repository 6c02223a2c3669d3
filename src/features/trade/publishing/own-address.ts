import { ownQuery, type OwnQuery } from './shelf.ts';

/** The query of a section of one's things: a form (`new`, or an id), else a page of the list. */
interface OwnSectionRequest {
  form: string | null;
  /** A new one begins with this version of a design. */
  from: { design: string; version: number } | null;
  query: OwnQuery;
}

export function readOwnSection(params: URLSearchParams): OwnSectionRequest {
  const form = params.has('new') ? 'new' : (params.get('edit')?.slice(0, 64) ?? null);
  const given = Object.fromEntries(
    ['page', 'status'].flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return {
    form,
    from: form === 'new' ? designIn(params) : null,
    query: ownQuery.safeParse(given).data ?? ownQuery.parse({}),
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
  return design && Number.isInteger(version) && version > 0 ? { design, version } : null;
}
