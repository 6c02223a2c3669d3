import { useEffect, useMemo, useState } from 'react';
import type { Design } from '#design/document.ts';
import { isUpload } from '#elements/furniture/is-upload.ts';
import type { UploadsPort } from '../ports/uploads-port.ts';
import { knownUploads, type KnownUploads } from './known-uploads.ts';
import { lateLibrary } from './late-library.ts';
import { whenIdle } from './when-idle.ts';

/** The models that pieces of the open design may be. */
export interface Models extends KnownUploads {
  /** Those of the library are known too. */
  readonly whole: boolean;
  /** Fetches them, where that is not so yet. */
  fetched(): Promise<void>;
  /** Uploaded ones that the design names and nobody here has. */
  readonly missing: readonly string[];
}

/**
 * Null until the models of the design are known: a piece drawn too small would snap and clash as that. A home without
 * furniture opens at once, and the library comes behind it. What cannot be fetched does not keep it shut.
 */
export function useModels(design: Design, port: UploadsPort): Models | null {
  const [first] = useState(() => [...new Set(Object.values(design.items).map(({ model }) => model))]);
  const [made] = useState(() => {
    const library = lateLibrary();
    return { library, known: knownUploads(library) };
  });
  const [state, setState] = useState<'opening' | 'open' | 'whole'>(first.length === 0 ? 'open' : 'opening');
  const [missing, setMissing] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    const uploads = first.filter(isUpload);
    const learn = async () => {
      const sizes = await port.sizes(uploads);
      made.known.learn(sizes);
      if (!gone) setMissing(uploads.filter((model) => !Object.hasOwn(sizes, model)));
    };
    void Promise.allSettled([
      first.length === 0 ? whenIdle().then(made.library.fetched) : made.library.fetched(),
      uploads.length > 0 ? learn() : null,
    ]).then(() => gone || setState('whole'));
    return () => {
      gone = true;
    };
  }, [made, first, port]);
  // Anew with the library: what draws pieces compares where their symbols come from.
  return useMemo(() => {
    const { library, known } = made;
    const { symbols } = known;
    return state === 'opening'
      ? null
      : {
          ...known,
          symbols: (model) => symbols(model),
          whole: state === 'whole',
          fetched: library.fetched,
          missing,
        };
  }, [made, state, missing]);
}
