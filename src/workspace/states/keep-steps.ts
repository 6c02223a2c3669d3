import type { Editor } from '#editor/editor.ts';
import { restoreSession, saveSession } from '#editor/saved-session.ts';
import type { StepsPort } from '../workspace-ports.ts';

/** What can be undone survives a reload of the page: taken up again, and kept when the page goes. Answers how to stop. */
export function keepSteps({ session }: Editor, port: StepsPort): () => void {
  restoreSession(session, readSteps(port));
  const keep = () => port.write(JSON.stringify(saveSession(session.state)));
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('pagehide', keep);
    keep();
  };
}

function readSteps(port: StepsPort): unknown {
  try {
    return JSON.parse(port.read() ?? 'null');
  } catch {
    return null;
  }
}
