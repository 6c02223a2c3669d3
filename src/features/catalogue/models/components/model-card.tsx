import { Link } from 'react-router';
import { detailAddress, reshaped } from '../model-links.ts';
import type { ModelItem } from '../model.ts';

interface ModelCardProps {
  item: ModelItem;
  /** Two columns wide, as high as its neighbours. */
  wide?: boolean;
  /** In the first screen: not lazy. */
  eager?: boolean;
}

/** Picture, name, measures; the whole card is the link. */
export function ModelCard({ item, wide = false, eager = false }: ModelCardProps) {
  const { width, depth, height } = item.size;
  return (
    <Link to={detailAddress(item.id, item.finishes)} className="group flex h-full flex-col" prefetch="intent">
      <span className={`pic studio ${wide ? 'aspect-[8/5] md:aspect-auto md:flex-1' : 'aspect-[4/5]'}`}>
        <img
          src={wide ? reshaped(item.thumbnail, 640, 'wide') : item.thumbnail}
          alt=""
          width={wide ? 640 : 480}
          height={wide ? 400 : 600}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="transition-transform duration-(--duration-scene) group-hover:scale-[1.015] motion-reduce:transition-none"
        />
      </span>
      <span className="mt-3 block font-medium">{item.name}</span>
      <span className="num caption block">
        {width} × {depth} × {height} mm
      </span>
    </Link>
  );
}
