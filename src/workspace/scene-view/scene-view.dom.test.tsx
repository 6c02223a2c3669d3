import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { translator } from '#text/messages.server.ts';
import { showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
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
