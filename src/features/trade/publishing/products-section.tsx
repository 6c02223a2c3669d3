import { ProductFormView } from './components/product-form-view.tsx';
import { ProductsList } from './components/products-list.tsx';
import type { ProductsData } from './products-section.server.ts';

/** Products of a merchant's home (PRODUCT G3). */
export function ProductsSection({ data, title }: { data: ProductsData; title: string }) {
  if (data.view === 'list') return <ProductsList page={data.page} status={data.status} title={title} />;
  return <ProductFormView key={data.product?.id ?? 'new'} {...data} />;
}
