import { CircleAlert, CircleCheck, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router';
import {
  createToastStore,
  noToasts,
  type Toast,
  type ToastKind,
  type ToastStore,
  type ToastLink,
} from './toast-store.ts';

interface ToastTexts {
  /** Label of the region for screen readers. */
  label: string;
  closeLabel: string;
}

interface ToastActions {
  success(text: string, way?: ToastLink): void;
  warning(text: string): void;
  error(text: string, way?: ToastLink): void;
  clear(): void;
}

const ToastContext = createContext<ToastStore | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createToastStore());
  return <ToastContext value={store}>{children}</ToastContext>;
}

export function useToast(): ToastActions {
  const store = useToastStore();
  return useMemo(
    () => ({
      success: (text, way) => store.push('success', text, way),
      warning: (text) => store.push('warning', text),
      error: (text, way) => store.push('error', text, way),
      clear: store.clear,
    }),
    [store],
  );
}

/**
 * The toasts, once in the page and once in every modal dialog; only the innermost shows them and is the landmark: a
 * dialog that is closing stands beside the page for a moment.
 */
export function Toasts({ label, closeLabel, host }: ToastTexts & { host?: string }) {
  const store = useToastStore();
  const { toasts, hosts } = useSyncExternalStore(store.subscribe, store.getState, () => noToasts);
  const here = hosts.at(-1) === host;
  const shown = here ? toasts : [];
  const place = host === undefined ? 'fixed inset-x-0 above-bars p-4 sm:p-6' : inDialog;
  return (
    <section aria-label={here ? label : undefined} className={`pointer-events-none z-50 ${place}`}>
      <div
        className={`mx-auto grid ${host === undefined ? 'max-w-[27rem]' : 'max-w-[19.5rem]'} ${shown.length > 0 ? 'gap-2' : ''}`}
        onMouseEnter={store.pause}
        onFocus={store.pause}
        // Held by the mouse and by the keyboard: the timer continues only when both have left.
        onMouseLeave={(event) => {
          if (!event.currentTarget.contains(document.activeElement)) store.resume();
        }}
        onBlur={(event) => {
          if (!event.currentTarget.matches(':hover')) store.resume();
        }}
      >
        {/* Both live regions exist before their first toast: one that arrives with its text is often not read out. */}
        {(['status', 'alert'] as const).map((role) => (
          <div key={role} role={role} className="grid gap-2">
            {shown
              .filter((toast) => looks[toast.kind].role === role)
              .map((toast) => (
                <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} close={() => store.dismiss(toast.id)} />
              ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * In a dialog they lie at the top of the window, above the sheet where there is room, and stay in sight when a tall one
 * is scrolled. They take no height, and leave the side of the cross free.
 */
const inDialog = 'sticky top-0 h-0 self-start pt-4 pr-16 pl-4 [grid-area:1/1] sm:pl-16';

export function useToastStore(): ToastStore {
  const store = use(ToastContext);
  if (store === null) throw new Error('useToast needs a ToastProvider above it');
  return store;
}

const looks: Record<ToastKind, { icon: LucideIcon; colour: string; role: 'status' | 'alert' }> = {
  success: { icon: CircleCheck, colour: 'text-ok', role: 'status' },
  warning: { icon: TriangleAlert, colour: 'text-warn', role: 'status' },
  error: { icon: CircleAlert, colour: 'text-bad', role: 'alert' },
};

function ToastWay({ way, close }: { way: ToastLink; close(): void }) {
  const look = 'link font-medium whitespace-nowrap';
  if ('to' in way)
    return (
      <Link to={way.to} className={look} onClick={close}>
        {way.text}
      </Link>
    );
  return (
    <button
      type="button"
      className={look}
      onClick={() => {
        close();
        way.act();
      }}
    >
      {way.text}
    </button>
  );
}

function ToastItem({ toast, closeLabel, close }: { toast: Toast; closeLabel: string; close: () => void }) {
  const { icon: Icon, colour } = looks[toast.kind];
  return (
    <div
      data-toast={toast.kind}
      className="pointer-events-auto flex items-center gap-3 rounded-m bg-surface py-2 pr-2 pl-4 text-small text-ink shadow-float transition duration-(--duration-move) ease-slide starting:translate-y-2 starting:opacity-0"
    >
      <Icon aria-hidden size={18} className={`shrink-0 ${colour}`} />
      <p className="min-w-0 flex-1 break-words py-1">
        {toast.text}
        {toast.way && (
          <>
            {' '}
            <ToastWay way={toast.way} close={close} />
          </>
        )}
      </p>
      <button type="button" className="icon-btn" aria-label={closeLabel} onClick={close}>
        <X aria-hidden size={16} />
      </button>
    </div>
  );
}
