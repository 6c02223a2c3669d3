import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { triedIn, withoutTried } from '#features/people/start-design/try-address.ts';
import type { Beginning } from '#workspace/beginning-port.ts';
import { beginningOf } from './beginning.ts';

/** What one came for, once: the address is without it afterwards, so that a reload does not begin again. */
export function useBeginning(): { beginning?: Beginning } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [begun] = useState(() => {
    const beginning = beginningOf(triedIn(new URLSearchParams(search)));
    return beginning ? { beginning } : {};
  });
  const rest = withoutTried(search);
  useEffect(() => {
    if (rest !== search) void navigate(pathname + rest, { replace: true, preventScrollReset: true });
  }, [rest, search, pathname, navigate]);
  return begun;
}
