import type { ReactNode } from 'react';
import { apiAddress } from '#lib/api.ts';

interface ExportLinkProps {
  /** The call that returns the file. */
  call: string;
  /** The list's query, and which of its filters apply to the file. */
  params: URLSearchParams;
  names: readonly string[];
  children: ReactNode;
}

/** Exports what the list shows, by its filters. */
export function ExportLink({ call, params, names, children }: ExportLinkProps) {
  const query = new URLSearchParams(
    names.flatMap((name) => [params.get(name)].flatMap((value) => (value ? [[name, value]] : []))),
  );
  const path = `${call}${query.size === 0 ? '' : `?${query}`}`;
  // The browser downloads the file itself, with its cookie; the base address of calls is known only there.
  return (
    <a
      href={`/api${path}`}
      onClick={(event) => {
        event.currentTarget.href = apiAddress(path);
      }}
      download
      className="btn btn-line"
    >
      {children}
    </a>
  );
}
