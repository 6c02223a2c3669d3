import type { LucideIcon } from 'lucide-react';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

interface DropAreaProps {
  icon: LucideIcon;
  /** The field's label, and how else a file can be added. */
  choose: string;
  drop: string;
  /** Accepted types: as `accept` of the field, and as text. */
  accept: string;
  limits: ReactNode;
  /** Why the field is not sent as it is, or its only file was refused. */
  error?: string;
  /** Said of files that were left out: the field itself lacks nothing. */
  leftOut?: string;
  /** Several can be chosen or dropped at once. */
  multiple?: boolean;
  onFiles(files: File[]): void;
}

/** A file field: chosen or dropped. Its limits are shown from the start (LOOK, Upload). */
export function DropArea({
  icon: Icon,
  choose,
  drop,
  accept,
  limits,
  error,
  leftOut,
  multiple = false,
  onFiles,
}: DropAreaProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onFiles(multiple ? chosen : chosen.slice(0, 1));
  };

  function onHover(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <div className="grid gap-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one more way; the field inside is the keyboard's */}
      <label
        className={`upload ${over ? 'upload-over' : ''}`}
        onDragEnter={onHover}
        onDragOver={onHover}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon aria-hidden size={28} className="text-ink-soft" />
        <span>
          <span className="link font-medium">{choose}</span> <span className="max-sm:hidden">{drop}</span>
        </span>
        <span id={`${id}-limits`} className="caption">
          {limits}
        </span>
        {/* Clears the value, so that choosing the same file again is a new choice. */}
        <input
          type="file"
          multiple={multiple}
          className="sr-only"
          accept={accept}
          aria-label={choose}
          aria-describedby={`${id}-limits ${id}-error`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <FieldError id={`${id}-error`} text={[leftOut, error].filter(Boolean).join(' ') || undefined} />
    </div>
  );
}
