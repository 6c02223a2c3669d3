import { openingFrames, sunFrames, type SunFrame } from '../sun-frames.ts';

const phone = '(max-width: 47.99rem)';
const wide = '(min-width: 48rem)';
const { light, dark } = openingFrames;

/**
 * The same room at different hours. Until someone uses the slider, the theme chooses by CSS, so a cached page is right
 * for everyone before any script runs: the hidden frame is lazy and never fetched, the shown one is preloaded for the
 * system's theme. The other hours are loaded on the first touch of the slider.
 */
export function HeroPicture({ shown, all, alt }: { shown: number | null; all: boolean; alt(frame: SunFrame): string }) {
  return (
    <div className="pic h-[26.25rem] rounded-none! lg:h-[45rem]">
      <Preload frame={sunFrames[light]!} scheme="light" />
      <Preload frame={sunFrames[dark]!} scheme="dark" />
      {sunFrames.map(
        (frame, index) =>
          (all || index === light || index === dark) && (
            <Frame
              key={frame.name}
              frame={frame}
              alt={shown === null || shown === index ? alt(frame) : ''}
              className={lookOf(index, shown)}
            />
          ),
      )}
    </div>
  );
}

function lookOf(index: number, shown: number | null): string {
  if (shown !== null) return shown === index ? '' : 'opacity-0';
  if (index === light) return light === dark ? '' : 'dark:hidden';
  return index === dark ? 'hidden dark:block' : 'hidden';
}

function Frame({ frame, alt, className }: { frame: SunFrame; alt: string; className: string }) {
  return (
    <picture className={`transition-opacity duration-(--duration-scene) ${className}`}>
      <source media={phone} srcSet={`/pictures/${frame.name}-phone.webp`} width={780} height={840} />
      <img
        src={`/pictures/${frame.name}.webp`}
        alt={alt}
        width={1680}
        height={940}
        loading="lazy"
        decoding="async"
        className="object-bottom"
      />
    </picture>
  );
}

/** React moves these into the head. */
function Preload({ frame: { name }, scheme }: { frame: SunFrame; scheme: 'light' | 'dark' }) {
  const media = (width: string) => `(prefers-color-scheme: ${scheme}) and ${width}`;
  return (
    <>
      <link
        rel="preload"
        as="image"
        type="image/webp"
        href={`/pictures/${name}.webp`}
        media={media(wide)}
        fetchPriority="high"
      />
      <link
        rel="preload"
        as="image"
        type="image/webp"
        href={`/pictures/${name}-phone.webp`}
        media={media(phone)}
        fetchPriority="high"
      />
    </>
  );
}
