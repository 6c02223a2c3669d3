import type { CSSProperties, ReactNode } from 'react';
import { pictureAddress, placeholderAddress, srcSetOf, type StoredPicture } from '#lib/picture.ts';

interface PictureBoxProps {
  alt: string;
  /** Shape and position of the picture's box. */
  className?: string;
  /** Which part stays in view when the box has another shape. */
  position?: string;
  studio?: boolean;
  /** In the first screen: fetched before what is further down. */
  eager?: boolean;
}

/** One of our own files under `/pictures/`, without its extension. */
interface OwnPicture {
  name: string;
  width: number;
  height: number;
}
/** From storage: the browser chooses width and format. `sizes` says how wide the box is, as in HTML. */
interface StoredPictureProps {
  picture: StoredPicture;
  sizes: string;
}

/** A picture in its box. The box has the shape, so nothing moves when the picture arrives. */
export function Picture({
  className = 'aspect-[3/2]',
  studio = false,
  ...props
}: PictureBoxProps & (OwnPicture | StoredPictureProps)) {
  const kept = 'picture' in props;
  return (
    <span
      className={`pic ${studio ? 'studio' : ''} ${className}`}
      style={kept ? placeholderStyle(props.picture, props.position) : undefined}
    >
      {kept ? (
        <StoredImage {...props} />
      ) : (
        <img
          {...imageAttributes(props)}
          src={`/pictures/${props.name}.webp`}
          alt={props.alt}
          width={props.width}
          height={props.height}
        />
      )}
    </span>
  );
}

function StoredImage({ picture, sizes, ...bed }: PictureBoxProps & StoredPictureProps): ReactNode {
  const { width, height, hash } = picture;
  const box = pixelsOf(sizes);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf(picture, 'avif', box)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSetOf(picture, 'webp', box)} sizes={sizes} />
      <img
        {...imageAttributes(bed)}
        src={pictureAddress(hash, 960, 'jpg')}
        alt={bed.alt}
        width={width}
        height={height}
      />
    </picture>
  );
}

/** Of a box of a fixed width; unknown of one that follows the window. */
function pixelsOf(sizes: string): number | undefined {
  const rem = /^([\d.]+)rem$/.exec(sizes)?.[1];
  return rem === undefined ? undefined : Number(rem) * 16;
}

function imageAttributes({ eager = false, position }: PictureBoxProps) {
  return {
    loading: eager ? ('eager' as const) : ('lazy' as const),
    decoding: 'async' as const,
    fetchPriority: eager ? ('high' as const) : undefined,
    style: position === undefined ? undefined : { objectPosition: position },
  };
}

/** The placeholder lies under the picture while it loads; a few pixels stretched look blurred. */
function placeholderStyle({ placeholder }: StoredPicture, position = '50% 50%'): CSSProperties | undefined {
  return placeholder === ''
    ? undefined
    : {
        backgroundImage: `url("${placeholderAddress(placeholder)}")`,
        backgroundSize: 'cover',
        backgroundPosition: position,
      };
}
