import { CircleAlert } from 'lucide-react';
import { createContext, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';

/** The upload that keeps a form from being sent, and how often that was said. */
interface Awaited {
  id: string;
  times: number;
}

/** What is being uploaded into a form: sent before it has arrived, the form would go without it. */
export interface FormUploads {
  awaited: Awaited | null;
  /** Returns how it is taken off again. */
  add(id: string): () => void;
  /** True while something is being uploaded: it then says so, and has the focus. Asked before a form is sent. */
  unfinished(): boolean;
}

const Uploads = createContext<FormUploads | null>(null);

export function useFormUploads(): FormUploads {
  const running = useRef(new Set<string>());
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  return {
    awaited,
    add(id) {
      running.current.add(id);
      return () => running.current.delete(id);
    },
    unfinished() {
      const [id] = running.current;
      setAwaited((before) => (id === undefined ? null : { id, times: (before?.times ?? 0) + 1 }));
      return id !== undefined;
    },
  };
}

/** Around the fields of a form; `uploads` is what the form asks before it is sent. */
export function FormUploadsProvider({ uploads, children }: { uploads: FormUploads; children: ReactNode }) {
  return <Uploads value={uploads}>{children}</Uploads>;
}

/** An upload that is running, told to the form around it. Above 0 once the form waits for it: how often that was said. */
function useRunningUpload(): number {
  const id = useId();
  const uploads = useContext(Uploads);
  const add = useRef(uploads?.add);
  useEffect(() => add.current?.(id), [id]);
  return uploads?.awaited?.id === id ? uploads.awaited.times : 0;
}

/**
 * Stands beside a running upload: the form around it is not sent meanwhile. Says why not once that was tried, and has the
 * focus.
 */
export function StillUploading({ text }: { text: string }) {
  const said = useRunningUpload();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said === 0) return;
    note.current?.scrollIntoView({ block: 'center' });
    note.current?.focus({ preventScroll: true });
  }, [said]);
  if (said === 0) return null;
  return (
    <p ref={note} tabIndex={-1} className="hint-bad outline-none">
      <CircleAlert aria-hidden size={16} />
      <span>{text}</span>
    </p>
  );
}
