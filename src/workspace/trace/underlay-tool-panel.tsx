import { useTranslations } from 'use-intl';
import { tools } from '#editor/tools/tools.ts';
import type { UnderlayState } from '#editor/tools/underlay/underlay-state.ts';
import { useEditor } from '../editor-context.tsx';
import { KeyHints, Panel } from '../panels/panel.tsx';

/** How a picture gets its scale: two points, and the length that is known between them. */
export function UnderlayToolPanel({ tool }: { tool: UnderlayState }) {
  const t = useTranslations('start.scale');
  const editor = useEditor();
  return (
    <Panel title={t('title')} onClose={() => editor.use(tools.select.start)}>
      <output className="ws-note">{t(tool.state)}</output>
      <KeyHints
        hints={[
          { key: '3200', text: t('keyLength') },
          { key: 'Enter', text: t('keyEnter') },
          { key: 'Esc', text: t('keyEscape') },
        ]}
      />
    </Panel>
  );
}
