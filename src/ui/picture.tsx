interface PictureProps {
  /** File under `/pictures/`, without its ending. */
  name: string;
  alt: string;
  width: number;
  height: number;
  /** Shape and place of the bed the picture lies in. */
  className?: string;
  /** Which part stays in view when the bed has another shape. */
  position?: string;
  studio?: boolean;
  /** In the first screen: fetched at once. */
  eager?: boolean;
}

/** One of our own renders in its bed. The home's hero has its own element. */
export function Picture({ name, alt, width, height, className = 'aspect-[3/2]', position, studio = false, eager = false }: PictureProps) {
  return (
    <span className={`pic ${studio ? 'studio' : ''} ${className}`}>
      <img src={`/pictures/${name}.webp`} alt={alt} width={width} height={height} loading={eager ? 'eager' : 'lazy'} decoding="async" style={position === undefined ? undefined : { objectPosition: position }} />
    </span>
  );
}
