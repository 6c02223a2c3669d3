import { acceptedTypes } from '#lib/picture.ts';

/** In the place of a chosen picture another is chosen at once; until then the first one stays. */
export function AnotherPicture({ label, onFile }: { label: string; onFile(file: File): void }) {
  return (
    <label className="btn btn-line btn-s cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      {label}
      <input
        type="file"
        className="sr-only"
        accept={acceptedTypes.join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
