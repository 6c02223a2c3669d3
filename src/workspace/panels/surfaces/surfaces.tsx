import { useState } from 'react';
import { useEditor } from '../../editor-context.tsx';
import { tools } from '#editor/tools/tools.ts';
import { HomeQuantities } from './home-quantities.tsx';
import { SurfaceSettings } from './surface-settings.tsx';
import { SurfacesPanel } from './surfaces-panel.tsx';
import { useSurfaceInHand } from './use-surface-in-hand.ts';
import './surfaces.css';

/** Finishes on one side, how the one in hand is laid on the other; on a phone one sheet after the other. */
export function Surfaces({ onClose }: { onClose(): void }) {
  const editor = useEditor();
  const inHand = useSurfaceInHand();
  const [settings, setSettings] = useState(false);
  function close() {
    if (editor.session.state.tool.tool === 'paint') editor.use(tools.select.start);
    onClose();
  }
  return (
    <>
      <SurfacesPanel inHand={inHand} behind={settings} onSettings={() => setSettings(true)} onClose={close} />
      {inHand.surface ? (
        <SurfaceSettings inHand={inHand} behind={!settings} onLibrary={() => setSettings(false)} />
      ) : (
        <HomeQuantities behind={!settings} onLibrary={() => setSettings(false)} />
      )}
    </>
  );
}
