import { ProductFormView } from './components/product-form-view.tsx';
import { ProductsList } from './components/products-list.tsx';
import type { ProductsData } from './products-section.server.ts';

/** Products in a merchant's dashboard (PRODUCT G3). */
export function ProductsSection({ data, title }: { data: ProductsData; title: string }) {
  if (data.view === 'list') return <ProductsList page={data.page} query={data.query} title={title} />;
  return <ProductFormView key={data.product?.id ?? 'new'} {...data} />;
}
