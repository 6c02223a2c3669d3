import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { PicturesPort } from '../ports/pictures-port.ts';

const PicturesContext = createContext<PicturesPort | null>(null);

export function PicturesProvider({ pictures, children }: { pictures: PicturesPort | null; children: ReactNode }) {
  return <PicturesContext value={pictures}>{children}</PicturesContext>;
}

export function usePictures(): PicturesPort | null {
  return use(PicturesContext);
}

/** Undefined while it is looked for, null where it is nowhere to be had. */
export function usePictureAddress(id: string): string | null | undefined {
  const pictures = usePictures();
  const [found, setFound] = useState<{ id: string; address: string | null }>();
  useEffect(() => {
    let gone = false;
    pictures?.address(id).then(
      (address) => gone || setFound({ id, address }),
      () => gone || setFound({ id, address: null }),
    );
    return () => {
      gone = true;
    };
  }, [pictures, id]);
  return found?.id === id ? found.address : undefined;
}
