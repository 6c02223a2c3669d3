import type { ReactNode } from 'react';
import { apiAddress } from '#lib/api.ts';

interface ExportLinkProps {
  /** The call that answers with the file. */
  call: string;
  /** The address of the list, and which of its filters the file is made by. */
  params: URLSearchParams;
  names: readonly string[];
  children: ReactNode;
}

/** A file of what the list shows, by its filters. */
export function ExportLink({ call, params, names, children }: ExportLinkProps) {
  const query = new URLSearchParams(names.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])));
  const path = `${call}${query.size === 0 ? '' : `?${query}`}`;
  // The file is asked for by the browser itself, with its cookie; where calls live is known only there.
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
