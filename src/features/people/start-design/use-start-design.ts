import { useLocation, useNavigate } from 'react-router';
import { loadAccountTexts } from '#features/people/accounts/account-texts.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useShell } from '#features/people/accounts/use-viewer.ts';
import { api } from '#lib/api.ts';
import { mayDesign } from '#lib/person.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { openWorkspaceWindow, type WorkspaceAccess } from './workspace-window.ts';

const workspacePath = '/workspace';

export interface StartDesign {
  /** PRODUCT J1: visitor → login, with *Draw without an account* in it; whoever may → workspace, others → `/price`. */
  start(): void;
  /** PRODUCT J6, the front page's own: at once, in this browser, for who has no account or no plan. */
  drawNow(): void;
  /** Opens the workspace in a new window; must run inside the click itself, or the browser blocks the window. */
  openWorkspace(): void;
}

export function useStartDesign(): StartDesign {
  const { viewer, locale } = useShell();
  const modal = useModal();
  const toast = useToast();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const { pathname, search } = useLocation();

  async function fillWindow() {
    const opened = openWorkspaceWindow();
    if (opened === null) return toast.error((await loadAccountTexts(locale)).accounts.client.blocked_window);
    try {
      opened.enter(await api.get<WorkspaceAccess>('/user/coohom-token'));
    } catch (error) {
      opened.close();
      await showFailure(error);
    }
  }

  function start() {
    if (viewer === null) modal.open('login', { returnTo: pathname + search, without: workspacePath });
    else if (mayDesign(viewer, Date.now())) void fillWindow();
    else void navigate('/price');
  }

  function drawNow() {
    if (viewer !== null && mayDesign(viewer, Date.now())) void fillWindow();
    else void navigate(workspacePath);
  }

  return { start, drawNow, openWorkspace: () => void fillWindow() };
}
