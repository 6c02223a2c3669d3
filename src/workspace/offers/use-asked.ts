import { useEffect, useState } from 'react';

export type Asked<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'there'; readonly answer: T }
  | { readonly state: 'failed' };

/** The answer to what `key` stands for; an answer to an earlier question is not shown. Null asks nothing. */
export function useAsked<T>(key: string | null, ask: () => Promise<T>): Asked<T> {
  const [asked, setAsked] = useState<{ key: string | null; now: Asked<T> }>({ key: null, now: { state: 'asking' } });
  useEffect(() => {
    if (key === null) return;
    let gone = false;
    ask().then(
      (answer) => gone || setAsked({ key, now: { state: 'there', answer } }),
      () => gone || setAsked({ key, now: { state: 'failed' } }),
    );
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what is asked
  }, [key]);
  return asked.key === key ? asked.now : { state: 'asking' };
}
