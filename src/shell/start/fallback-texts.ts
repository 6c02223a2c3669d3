import type { Locale } from '#lib/locale.ts';

interface FallbackText {
  locale: Locale;
  text: string;
  home: string;
}

/** The only texts outside the catalogues: they must be there when nothing else is (PRODUCT A2). */
export function fallbackTexts(status: number): FallbackText[] {
  return words.map(({ locale, notFound, internal, home }) => ({
    locale,
    text: status === 404 ? notFound : internal,
    home,
  }));
}

const words = [
  { locale: 'en', notFound: 'Page Not Found', internal: 'Internal Server Error', home: 'Go home' },
  { locale: 'vi', notFound: 'Không tìm thấy trang', internal: 'Lỗi máy chủ', home: 'Về trang chủ' },
  { locale: 'zh', notFound: '页面未找到', internal: '服务器内部错误', home: '回首页' },
] as const;
