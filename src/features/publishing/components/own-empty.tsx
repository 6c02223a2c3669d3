import { ButtonLink } from '#ui/button.tsx';
import { VerandaDrawing } from '#ui/drawings.tsx';

/** What will be here, and the one next step. */
export function OwnEmpty({ title, text, to, action }: { title: string; text: string; to: string; action: string }) {
  return (
    <div className="py-10">
      <VerandaDrawing className="w-44 text-ink-soft" />
      <h2 className="display mt-6 text-h3">{title}</h2>
      <p className="mt-2 max-w-read text-ink-soft">{text}</p>
      <p className="mt-6"><ButtonLink to={to}>{action}</ButtonLink></p>
    </div>
  );
}
