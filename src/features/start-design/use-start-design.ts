import { useLocation, useNavigate } from 'react-router';
import { useViewer } from '#features/accounts/use-viewer.ts';
import { kindOf } from '#lib/person.ts';
import { useModal } from '#ui/modal.tsx';

export interface StartDesign {
  /** PRODUCT J1: visitor → login, designer or merchant → workspace, others → `/price`. */
  start(): void;
  /** Opens the workspace in a new window; must run inside the click itself, or the browser blocks the window. */
  openWorkspace(): void;
}

export function useStartDesign(): StartDesign {
  const viewer = useViewer();
  const modal = useModal();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function start() {
    if (viewer === null) modal.open('login', { returnTo: pathname + search });
    else if (kindOf(viewer) === 'user') void navigate('/price');
    else openWorkspace();
  }

  return { start, openWorkspace };
}

function openWorkspace() {
  window.open('/workspace', '_blank');
}
