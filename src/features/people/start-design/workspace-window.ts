export interface WorkspaceAccess {
  token: string;
  url: string;
  mode: 'own' | 'external';
  locale: string;
}

interface WorkspaceWindow {
  /** Our own workspace gets the token by form POST, so that no address, history or log ever holds it (PRODUCT J2). */
  enter(way: WorkspaceAccess): void;
  close(): void;
}

/** Opens the window in the click itself and fills it after the answer; null where the browser blocked it. */
export function openWorkspaceWindow(): WorkspaceWindow | null {
  const name = `hien-workspace-${Date.now()}`;
  const opened = window.open('', name);
  if (opened === null) return null;
  return {
    enter(way) {
      if (opened.closed) return;
      if (way.mode === 'own') return postInto(name, way.url, { token: way.token, locale: way.locale });
      // An external page must not be able to control ours.
      opened.opener = null;
      opened.location.replace(way.url);
    },
    close: () => opened.close(),
  };
}

function postInto(target: string, action: string, fields: Record<string, string>): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, target, hidden: true });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}
