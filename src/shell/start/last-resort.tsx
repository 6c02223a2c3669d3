import { LatticeDrawing } from '#ui/drawings.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { fallbackTexts } from './fallback-texts.ts';

/**
 * When not even the root's data could be loaded, no catalogue is available: the required texts in all three languages,
 * and a link to the front page.
 */
export function LastResort({ status }: { status: number }) {
  return (
    <main className="page py-16">
      <a href="/" className="inline-flex min-h-11 items-center">
        <Wordmark className="h-9 w-auto" />
      </a>
      <LatticeDrawing className="mt-12 w-44" />
      <p className="num caption mt-8">{status}</p>
      {fallbackTexts(status).map(({ locale, text, home }) => (
        <div key={locale} lang={locale} className="mt-4">
          <h1 className="display text-h2">{text}</h1>
          <a href="/" className="link inline-flex min-h-11 items-center">
            {home}
          </a>
        </div>
      ))}
    </main>
  );
}
