import { PackageX, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditor } from '../editor-context.tsx';
import type { PicturesPort } from '../ports/pictures-port.ts';
import { usePictures } from '../trace/pictures-context.tsx';
import { useKnownModels } from '../uploads/models-context.tsx';
import './states.css';

/** Told once on opening: models and plan pictures the design names that did not come along with a file or a copy. */
export function MissingStrip() {
  const t = useTranslations('workspace.missing');
  const { session } = useEditor();
  const port = usePictures();
  const models = useKnownModels()?.missing.length ?? 0;
  const [pictures, setPictures] = useState(0);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    let gone = false;
    const named = new Set(Object.values(session.design.underlays).map(({ picture }) => picture));
    if (port)
      void Promise.all([...named].map((picture) => isMissing(port, picture))).then(
        (found) => gone || setPictures(found.filter(Boolean).length),
      );
    return () => {
      gone = true;
    };
  }, [session, port]);
  if (closed || models + pictures === 0) return null;
  return (
    <output className="st-strip">
      <PackageX aria-hidden size={18} strokeWidth={1.5} />
      <span className="min-w-0 flex-1">
        <b>{t('title')}</b> {models > 0 && `${t('models', { count: models })} `}
        {pictures > 0 && t('pictures', { count: pictures })}
      </span>
      <button type="button" className="ws-icon" aria-label={t('close')} onClick={() => setClosed(true)}>
        <X aria-hidden size={18} strokeWidth={1.5} />
      </button>
    </output>
  );
}

/** Offline nothing is known, so nothing is told. */
async function isMissing(port: PicturesPort, picture: string): Promise<boolean> {
  try {
    const address = await port.address(picture);
    return address === null || (await fetch(address, { method: 'HEAD' })).status === 404;
  } catch {
    return false;
  }
}
