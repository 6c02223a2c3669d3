import { useState } from 'react';
import { useTranslations } from 'use-intl';

interface ViewerPanelProps {
  viewer: { url: string; host: string };
  name: string;
}

/**
 * An external viewer in an iframe: it may run scripts and keep its own storage, but reaches neither our page nor the
 * referrer. Loaded only after confirmation, because from then on the other site knows of the visit.
 */
export function ViewerPanel({ viewer: { url, host }, name }: ViewerPanelProps) {
  const t = useTranslations('work.stage.frame');
  const [open, setOpen] = useState(false);
  if (open)
    return (
      <iframe
        src={url}
        title={t('title', { name })}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another site, never ours: its own origin gives it only its own storage
        sandbox="allow-scripts allow-same-origin allow-pointer-lock"
        allow="fullscreen; xr-spatial-tracking"
        referrerPolicy="no-referrer"
        loading="lazy"
        className="absolute inset-0 h-full w-full border-0 pb-17 md:pb-19"
      />
    );
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 px-6 text-center">
      <p className="max-w-read">{t('from', { host })}</p>
      <button type="button" className="btn btn-on-shade" onClick={() => setOpen(true)}>
        {t('open')}
      </button>
    </div>
  );
}
