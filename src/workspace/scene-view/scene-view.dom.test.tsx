import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { translator } from '#text/messages.server.ts';
import { showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import { SpaceNote } from './space-note.tsx';
import { SceneView } from './scene-view.tsx';

/** Here there is no WebGL, as in a browser without it. */
test.each(['zh', 'en', 'vi'] as const)('J3 without WebGL the plan stays and says so, in %s', (language) => {
  const t = translator(language, 'workspace');
  const { editor } = drive(furnishedStudio());
  editor.session.set({ view: { ...editor.session.state.view, mode: 'space' } });
  const place = showInEditor(editor, <SceneView walk={false} uploadAddress={(id) => id} />, language);
  expect(place.querySelector('output')?.textContent).toBe(t('scene.state.missing'));
  expect(place.querySelector('.pv')).not.toBeNull();
});

test('J3 beside the plan only the note takes its place', () => {
  const { editor } = drive(furnishedStudio());
  editor.session.set({ view: { ...editor.session.state.view, mode: 'split' } });
  const place = showInEditor(editor, <SceneView walk={false} uploadAddress={(id) => id} />);
  expect(place.querySelector('output')).not.toBeNull();
  expect(place.querySelector('.pv')).toBeNull();
});

test.each(['zh', 'en', 'vi'] as const)('J3 with all pieces built it says what is still to come, in %s', (language) => {
  const t = translator(language, 'workspace');
  const { editor } = drive(furnishedStudio());
  const said = (built: { done: number; total: number } | null) => {
    const note = <SpaceNote state="waiting" built={built} onAgain={() => undefined} />;
    const place = showInEditor(editor, note, language);
    return { words: place.textContent ?? '', counts: place.querySelector('progress') !== null };
  };
  expect(said(null)).toEqual({ words: t('scene.state.waiting'), counts: false });
  expect(said({ done: 0, total: 1 })).toMatchObject({ counts: true });
  expect(said({ done: 1, total: 1 })).toEqual({ words: t('scene.dressing'), counts: false });
});
