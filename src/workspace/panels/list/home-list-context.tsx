import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLookedAt } from '../../editor-context.tsx';
import type { ListLine, ListPort } from '../../ports/list-port.ts';
import { listPieces } from './list-pieces.ts';
import { useList, type AskedList } from './use-list.ts';
import { usePicturesAhead } from './use-pictures-ahead.ts';

interface HomeListValue extends AskedList {
  readonly port: ListPort;
  readonly province: string;
  chooseProvince(code: string): void;
}

const HomeListContext = createContext<HomeListValue | null>(null);

/** The one list of the open home, asked for once: the status line and the list show the same figures. */
export function HomeListProvider({ port, children }: { port: ListPort; children: ReactNode }) {
  const { items } = useLookedAt();
  const [province, setProvince] = useState(() => port.province());
  useEffect(() => {
    if (port.province() !== '') return;
    let gone = false;
    port.usualProvince?.().then(
      (code) => gone || setProvince((now) => (now === '' ? code : now)),
      // The list asks for it.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [port]);
  const pieces = useMemo(() => listPieces(items), [items]);
  const asked = useList(port, pieces, province);
  usePicturesAhead(asked.list);
  const value = {
    ...asked,
    port,
    province,
    chooseProvince(code: string) {
      port.chooseProvince(code);
      setProvince(code);
    },
  };
  return <HomeListContext value={value}>{children}</HomeListContext>;
}

export function useHomeList(): HomeListValue {
  const value = use(HomeListContext);
  if (!value) throw new Error('outside of a workspace');
  return value;
}

/** What the list says of a piece; null until it is known, and outside of a home. */
export function useListLine(id: string): ListLine | null {
  return use(HomeListContext)?.list?.lines.find(({ items }) => items.includes(id)) ?? null;
}

/** Whether the list has not said yet what it has of a piece. */
export function useAwaitsLine(id: string): boolean {
  const value = use(HomeListContext);
  return value?.state === 'asking' && !value.list?.lines.some(({ items }) => items.includes(id));
}
