import { Box } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SendingBar } from '#features/foundation/media/sending-bar.tsx';
import { uploadAndProcess } from '#features/foundation/media/upload-client.ts';
import { useSending } from '#features/foundation/media/use-sending.ts';
import { modelLimitBytes, modelLimitMegabytes } from '#lib/upload-limit.ts';
import { Button } from '#ui/button.tsx';
import { DropArea } from '#ui/fields/drop-area.tsx';
import { GlbReportCard } from './glb-report-card.tsx';
import type { GlbData } from './glb.ts';

interface GlbFieldProps {
  /** The model as it is now, null for none. */
  value: GlbData | null;
  /** Why another file is needed. */
  error?: string;
  /** Its `id` is what a form sends on; its `size` may fill in the measurements. */
  onChange(glb: GlbData | null): void;
}

/**
 * A model upload (PRODUCT L2): sent in pieces, inspected, measured; the findings are shown. Needs the texts `media`,
 * `errors`, `glb` and `viewer`.
 */
export function GlbField({ value, error, onChange }: GlbFieldProps) {
  const t = useTranslations('glb.field');
  const words = useTranslations('errors');
  const media = useTranslations('media.upload');
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
  const go = (chosen: File) =>
    send(async (callbacks) => {
      const glb = await uploadAndProcess<GlbData>(chosen, { kind: 'model', name: chosen.name, as: 'model' }, callbacks);
      setFile(null);
      onChange(glb);
    });
  if (sending && file)
    return (
      <SendingBar sending={sending} name={file.name} then={t('looking')} still={media('stillFile')} onCancel={cancel} />
    );
  if (value) return <GlbReportCard glb={value} onRemove={() => onChange(null)} />;
  return (
    <div className="grid gap-3">
      <DropArea
        icon={Box}
        choose={t('choose')}
        drop={t('drop')}
        accept=".glb,model/gltf-binary"
        limits={
          <>
            {t('limits', { limit: modelLimitMegabytes })}
            <br />
            {t('advice')}
          </>
        }
        error={refused ?? failed ?? error}
        onFiles={([chosen]) => chosen && choose(chosen)}
      />
      {passing && file && (
        <p>
          <Button size="s" onClick={() => void go(file)}>
            {t('again')}
          </Button>
        </p>
      )}
    </div>
  );
}
