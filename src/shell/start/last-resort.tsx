import { LatticeDrawing } from '#ui/drawings.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import type { Locale } from '#lib/locale.ts';

interface FallbackText {
  locale: Locale;
  text: string;
  home: string;
}
const words = [
  { locale: 'en', notFound: 'Page Not Found', internal: 'Internal Server Error', home: 'Go home' },
  { locale: 'vi', notFound: 'Không tìm thấy trang', internal: 'Lỗi máy chủ', home: 'Về trang chủ' },
  { locale: 'zh', notFound: '页面未找到', internal: '服务器内部错误', home: '回首页' },
] as const;

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

/** The only texts outside the catalogues: they must be there when nothing else is (PRODUCT A2). */
function fallbackTexts(status: number): FallbackText[] {
  return words.map(({ locale, notFound, internal, home }) => ({
    locale,
    text: status === 404 ? notFound : internal,
    home,
  }));
}
