import { Box } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import { SendingBar } from '#features/media/sending-bar.tsx';
import { sendAndMake } from '#features/media/upload-client.ts';
import { useSending } from '#features/media/use-sending.ts';
import { modelLimitBytes, modelLimitMegabytes } from '#lib/upload-limit.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { GlbReportCard } from './glb-report-card.tsx';
import type { GlbData } from './glb.ts';

export interface GlbFieldProps {
  /** The model as it is now, null for none. */
  value: GlbData | null;
  /** Why the form wants another. */
  error?: string;
  /** Its `id` is what a form sends on; its `size` may fill in the measurements. */
  onChange(glb: GlbData | null): void;
}

/** A model of one's own (PRODUCT L2): sent in pieces, looked through, measured; what was found is told. Needs the texts `media`, `errors`, `glb` and `viewer`. */
export function GlbField({ value, error, onChange }: GlbFieldProps) {
  const [t, words] = [useTranslations('glb.field'), useTranslations('errors')];
  const { sending, passing, error: failed, send, cancel, clear } = useSending();
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();

  function choose(chosen: File) {
    clear();
    if (chosen.size > modelLimitBytes) return setRefused(words('model_too_large', { limit: modelLimitMegabytes }));
    if (!/\.glb$/i.test(chosen.name)) return setRefused(t('onlyGlb'));
    setRefused(undefined);
    setFile(chosen);
    return void go(chosen);
  }
  const go = (chosen: File) => send(async (hands) => {
    const glb = await sendAndMake<GlbData>(chosen, { kind: 'model', name: chosen.name, as: 'model' }, hands);
    setFile(null);
    onChange(glb);
  });
  if (sending && file) return <SendingBar sending={sending} name={file.name} then={t('looking')} onCancel={cancel} />;
  if (value) return <GlbReportCard glb={value} onRemove={() => onChange(null)} />;
  return (
    <div className="grid gap-3">
      <GlbArea error={refused ?? failed ?? error} onFile={choose} />
      {passing && file && <p><Button size="s" onClick={() => void go(file)}>{t('again')}</Button></p>}
    </div>
  );
}

function GlbArea({ error, onFile }: { error?: string; onFile(file: File): void }) {
  const t = useTranslations('glb.field');
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => { if (files?.[0]) onFile(files[0]); };
  function hover(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <div className="grid gap-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one more way; the field inside is the keyboard's */}
      <label className={`upload ${over ? 'upload-over' : ''}`} onDragEnter={hover} onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={drop}>
        <Box aria-hidden size={28} className="text-ink-soft" />
        <span><span className="link font-medium">{t('choose')}</span> <span className="max-sm:hidden">{t('drop')}</span></span>
        <span id={`${id}-limits`} className="caption">{t('limits', { limit: modelLimitMegabytes })}<br />{t('advice')}</span>
        {/* The same file again is a new choice: the value is taken away. */}
        <input type="file" className="sr-only" accept=".glb,model/gltf-binary" aria-label={t('choose')} aria-describedby={`${id}-limits ${id}-error`} aria-invalid={error ? true : undefined}
          onChange={(event) => { take(event.currentTarget.files); event.currentTarget.value = ''; }} />
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
