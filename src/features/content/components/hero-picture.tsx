export type Hour = 'day' | 'night';

const files = {
  day: { wide: '/pictures/veranda.webp', phone: '/pictures/veranda-phone.webp' },
  night: { wide: '/pictures/veranda-night.webp', phone: '/pictures/veranda-night-phone.webp' },
} as const;
const phone = '(max-width: 47.99rem)';
const wide = '(min-width: 48rem)';

/**
 * The same room at two hours. The theme picks by CSS, so a cached page is right for everyone before any script runs: the hidden
 * frame is lazy and never fetched, the shown one is preloaded for the system's theme.
 */
export function HeroPicture({ asked, alt }: { asked: Hour | null; alt: Record<Hour, string> }) {
  return (
    <div className="pic h-[26.25rem] rounded-none! lg:h-[45rem]">
      <Preload hour="day" scheme="light" />
      <Preload hour="night" scheme="dark" />
      <Frame hour="day" alt={alt.day} className={shown(asked, 'day', 'dark:hidden')} />
      <Frame hour="night" alt={alt.night} className={shown(asked, 'night', 'hidden dark:block')} />
    </div>
  );
}

function shown(asked: Hour | null, hour: Hour, byTheme: string): string {
  if (asked === null) return byTheme;
  return asked === hour ? '' : 'hidden';
}

function Frame({ hour, alt, className }: { hour: Hour; alt: string; className: string }) {
  return (
    <picture className={`appear ${className}`}>
      <source media={phone} srcSet={files[hour].phone} width={780} height={840} />
      <img src={files[hour].wide} alt={alt} width={1680} height={940} loading="lazy" decoding="async" className="object-[34%_62%]" />
    </picture>
  );
}

/** React lifts these into the head. */
function Preload({ hour, scheme }: { hour: Hour; scheme: 'light' | 'dark' }) {
  const media = (width: string) => `(prefers-color-scheme: ${scheme}) and ${width}`;
  return (
    <>
      <link rel="preload" as="image" type="image/webp" href={files[hour].wide} media={media(wide)} fetchPriority="high" />
      <link rel="preload" as="image" type="image/webp" href={files[hour].phone} media={media(phone)} fetchPriority="high" />
    </>
  );
}
