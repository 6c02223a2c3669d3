import { useState } from 'react';
import { levelOf } from '#design/document.ts';
import { useEditor } from '../../editor-context.tsx';
import type { ExportPort } from '../../ports/export-port.ts';
import { saveFile } from '../../states/save-file.ts';
import { queryOf, type ExportChoices } from './export-choices.ts';
import { usePlanOptions } from './use-plan-options.ts';

export type ExportState =
  | { readonly kind: 'idle' | 'making' | 'failed' | 'tooLarge' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'done'; readonly name: string };

type Made = { file: Blob } | { refused: 'tooLarge' | 'failed' } | { words: string };

/** Makes the file of what was chosen, here where that can be done, and hands it to the person. */
export function useExport(choices: ExportChoices, port: ExportPort | null) {
  const editor = useEditor();
  const options = usePlanOptions(choices.show);
  const [state, setState] = useState<ExportState>({ kind: 'idle' });

  async function made(): Promise<Made> {
    const { design, state: now } = editor.session;
    const { format } = choices;
    switch (format) {
      case 'pdf':
      case 'csv': {
        const answer = port ? await port.make(format, format === 'pdf' ? queryOf(choices) : {}) : null;
        if (!answer) return { refused: 'failed' };
        return 'refused' in answer ? { words: answer.refused } : answer;
      }
      case 'json':
        return { file: new Blob([JSON.stringify(design)], { type: 'application/json' }) };
      case 'glb':
      case 'usdz': {
        const { makeGlb, makeUsdz } = await import('./make-space-file.ts');
        return format === 'glb' ? makeGlb(design) : makeUsdz(design);
      }
      case 'svg':
      case 'png':
      case 'dxf': {
        const { makeDrawing } = await import('./make-drawing.ts');
        const level = levelOf(design, choices.level ?? now.level);
        const file = level && (await makeDrawing(format, design, level, choices, options));
        return file ? { file } : { refused: 'tooLarge' };
      }
    }
  }

  async function download(): Promise<void> {
    setState({ kind: 'making' });
    try {
      const answer = await made();
      if ('words' in answer) setState({ kind: 'refused', words: answer.words });
      else if ('refused' in answer) setState({ kind: answer.refused });
      else setState({ kind: 'done', name: saveFile(editor.session.design.name, choices.format, answer.file) });
    } catch {
      setState({ kind: 'failed' });
    }
  }
  async function handOver(): Promise<void> {
    const answer = await port?.handOver?.();
    setState(answer ? { kind: 'refused', words: answer.refused } : { kind: 'idle' });
  }
  return { state, download, handOver, forget: () => setState({ kind: 'idle' }) };
}
