import { useEffect, useState } from 'react';
import type { Design } from '#design/document.ts';
import { libraryPieces } from '#editor/library-pieces.ts';
import { isUpload } from '#elements/furniture/model-source.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import type { UploadsPort } from '../uploads-port.ts';
import { knownUploads, type KnownUploads } from './known-uploads.ts';

const library = { pieces: libraryPieces(), symbols: librarySymbols() };

/**
 * The models that pieces of the open design may be. Null until the sizes of its uploads are known: a piece drawn too
 * small would snap and clash as that. Where they cannot be asked for, it opens all the same.
 */
export function useUploads(design: Design, port: UploadsPort): KnownUploads | null {
  const [known] = useState(() => knownUploads(library));
  const [models] = useState(() => [
    ...new Set(
      Object.values(design.items)
        .map(({ model }) => model)
        .filter(isUpload),
    ),
  ]);
  const [ready, setReady] = useState(models.length === 0);
  useEffect(() => {
    if (models.length === 0) return;
    let gone = false;
    void port
      .sizes(models)
      .catch(() => ({}))
      .then((sizes) => {
        if (gone) return;
        known.learn(sizes);
        setReady(true);
      });
    return () => {
      gone = true;
    };
  }, [known, models, port]);
  return ready ? known : null;
}
