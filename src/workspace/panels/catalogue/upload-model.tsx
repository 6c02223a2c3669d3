import { Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { takePiece } from '#editor/tools/item/take-piece.ts';
import { modelLimitBytes, modelLimitMegabytes } from '#lib/upload-limit.ts';
import { FieldError } from '#ui/fields/field.tsx';
import type { CatalogueCard, ModelUpload } from '../../ports/catalogue-port.ts';
import { useEditor } from '../../editor-context.tsx';
import { useKnownModels } from '../../uploads/models-context.tsx';

interface UploadModelProps {
  upload: ModelUpload;
  onTaken(card: CatalogueCard): void;
}

/** A GLB of one's own: sent, looked through, measured; then it is in hand. What is wrong with it is said here. */
export function UploadModel({ upload, onTaken }: UploadModelProps) {
  const t = useTranslations('workspace.catalogue.upload');
  const e = useTranslations('errors');
  const editor = useEditor();
  const models = useKnownModels();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<string>();
  useEffect(() => () => running.current?.abort(), []);

  async function bring(file: File): Promise<void> {
    setFault(undefined);
    if (file.size > modelLimitBytes) return setFault(e('model_too_large', { limit: modelLimitMegabytes }));
    if (!/\.glb$/i.test(file.name)) return setFault(t('onlyGlb'));
    const { signal } = (running.current = new AbortController());
    setPercent(0);
    const answer = await upload(file, (share) => signal.aborted || setPercent(Math.round(share * 100)), signal);
    if (signal.aborted) return;
    setPercent(null);
    if ('refused' in answer) return setFault(answer.refused);
    if (!answer.piece) return;
    models?.learn({ [answer.piece.model]: answer.size });
    onTaken(answer);
    takePiece(editor, answer.piece);
  }
  function stop() {
    running.current?.abort();
    setPercent(null);
  }
  return (
    <div className="cat-upload">
      {percent === null ? (
        <button type="button" aria-describedby={`${id}-limit ${id}-fault`} onClick={() => input.current?.click()}>
          <Upload aria-hidden size={16} strokeWidth={1.5} />
          {t('choose')}
        </button>
      ) : (
        <p className="cat-sending">
          <output>{percent < 100 ? t('sending', { percent }) : t('looking')}</output>
          <progress className="sr-only" aria-label={t('sending', { percent })} max={100} value={percent} />
          <span aria-hidden className="bar">
            <i className="hot" style={{ width: `${percent}%` }} />
          </span>
          <button type="button" onClick={stop}>
            {t('stop')}
          </button>
        </p>
      )}
      <small id={`${id}-limit`}>{t('limit', { limit: modelLimitMegabytes })}</small>
      <input
        ref={input}
        type="file"
        accept=".glb,model/gltf-binary"
        hidden
        aria-label={t('choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again once it was mended.
          target.value = '';
          if (file) void bring(file);
        }}
      />
      <FieldError id={`${id}-fault`} text={fault} />
    </div>
  );
}
