import { useState } from 'react';
import { api, pathWith } from '#lib/api.ts';
import { useAttempt } from './use-attempt.ts';

/** The first page of one's own list, and those loaded since; `filter` is what the first was asked with. */
export function useNextPages<Page extends { size: number }>(
  path: string,
  first: Page,
  filter: Record<string, string> = {},
) {
  const { busy, attempt } = useAttempt();
  const [rest, setRest] = useState<Page[]>([]);
  const more = () =>
    attempt(async () => {
      const page = await api.get<Page>(
        pathWith(path, { ...filter, page: String(rest.length + 1), size: String(first.size) }),
      );
      setRest((known) => [...known, page]);
    });
  return { pages: [first, ...rest], more: () => void more(), busy };
}
