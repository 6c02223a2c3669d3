import type { ReactNode } from 'react';
import { VerandaDrawing } from '#ui/drawings.tsx';
import { Picture } from '#ui/picture.tsx';

interface PageIntroProps {
  title: string;
  lead: string;
  note: string | null;
  picture: { name: string; width: number; height: number } | null;
  children: ReactNode;
}

/** The first screen of a simple page: text at the left, one of our pictures or a drawing at the right. */
export function PageIntro({ title, lead, note, picture, children }: PageIntroProps) {
  const upright = picture !== null && picture.height > picture.width;
  return (
    <div className="page pt-10 lg:pt-16">
      <div className="bays gap-y-12">
        <div className="col-span-4 md:col-span-6">
          {note !== null && <p className="tag">{note}</p>}
          <h1 className="display mt-4 text-h1">{title}</h1>
          <p className="mt-5 max-w-lg text-lead text-ink-soft">{lead}</p>
          {children}
        </div>
        <div
          className={`col-span-4 ${upright ? 'md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9' : 'md:col-span-6'}`}
        >
          {picture === null ? (
            <VerandaDrawing className="w-full max-w-md text-ink-soft md:ml-auto" />
          ) : (
            <Picture {...picture} eager alt="" studio={upright} className={upright ? 'aspect-[4/5]' : 'aspect-[3/2]'} />
          )}
        </div>
      </div>
    </div>
  );
}
