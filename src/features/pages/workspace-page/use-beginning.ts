import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { triedIn, withoutTried } from '#features/people/start-design/try-address.ts';
import type { Beginning } from '#workspace/ports/beginning-port.ts';
import { beginningOf } from './beginning.ts';

/** In the address of a design that begins with a picture of a plan. */
export const traceKey = 'trace';

/** The same with a drawing of another program. */
export const drawingKey = 'drawing';

/** What one came for, once: the address is without it afterwards, so that a reload does not begin again. */
export function useBeginning(): { beginning?: Beginning } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [begun] = useState(() => {
    const params = new URLSearchParams(search);
    const beginning = firstOf(params);
    return beginning ? { beginning } : {};
  });
  const rest = withoutTried(search, traceKey, drawingKey);
  useEffect(() => {
    if (rest !== search) void navigate(pathname + rest, { replace: true, preventScrollReset: true });
  }, [rest, search, pathname, navigate]);
  return begun;
}

function firstOf(params: URLSearchParams): Beginning | null {
  if (params.has(traceKey)) return { trace: true };
  return params.has(drawingKey) ? { drawing: true } : beginningOf(triedIn(params));
}
