import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { Board } from '../favourite.ts';

/** Actions on boards; each resolves to whether it succeeded. The page is revalidated after each. */
export interface BoardActions {
  make(name: string): Promise<boolean>;
  rename(board: string, name: string): Promise<boolean>;
  remove(board: string): Promise<boolean>;
  share(board: string): Promise<boolean>;
  unshare(board: string): Promise<boolean>;
  place(board: string, thing: string, on: boolean): Promise<boolean>;
  letGo(thing: string): Promise<boolean>;
}

type BoardChange = 'made' | 'renamed' | 'removed' | 'shared' | 'unshared';

export function useBoards(): BoardActions {
  const t = useTranslations('favourites.done');
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();

  async function done(work: Promise<unknown>, said: BoardChange | null): Promise<boolean> {
    try {
      await work;
      await revalidate();
      toast.clear();
      if (said) toast.success(t(said));
      return true;
    } catch (error) {
      await showFailure(error);
      return false;
    }
  }
  return {
    make: (name) => done(api.post<Board>('/user/boards', { name }, { creates: true }), 'made'),
    rename: (board, name) => done(api.put(`/user/boards/${board}`, { name }), 'renamed'),
    remove: (board) => done(api.delete(`/user/boards/${board}`), 'removed'),
    share: (board) => done(api.put(`/user/boards/${board}/share`), 'shared'),
    unshare: (board) => done(api.delete(`/user/boards/${board}/share`), 'unshared'),
    place: (board, thing, on) => done(api[on ? 'put' : 'delete'](`/user/boards/${board}/things/${thing}`), null),
    letGo: (thing) => done(api.delete(`/user/favourites/${thing}`), null),
  };
}
