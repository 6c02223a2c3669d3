import type { Json, JsonWithDefault, NullableJson, PageOfPersonTable, WithDefault } from './columns.ts';

/** Merchants and what they sell. */
export interface ProductTables {
  merchants: MerchantsTable;
  products: ProductsTable;
  product_variants: ProductVariantsTable;
  variant_looks: VariantLooksTable;
  delivery_terms: DeliveryTermsTable;
}

interface MerchantsTable extends PageOfPersonTable {
  scope: WithDefault<string[]>;
  address: string | null;
  phone: string | null;
  product_count: WithDefault<number>;
}

interface ProductsTable {
  id: string;
  merchant_id: string;
  category: string;
  name: Json;
  description: JsonWithDefault;
  style: string | null;
  materials: WithDefault<string[]>;
  colours: WithDefault<string[]>;
  pictures: WithDefault<string[]>;
  width: number;
  depth: number;
  height: number;
  price_min: number;
  price_max: number;
  made_to_size: NullableJson;
  popularity: WithDefault<number>;
  status: WithDefault<'shelved' | 'unshelved' | 'deleted'>;
  ratings: WithDefault<number[]>;
  created_at: Date;
  updated_at: Date;
  version: WithDefault<number>;
  held_at: Date | null;
  held_reason: NullableJson;
}

interface ProductVariantsTable {
  id: string;
  product_id: string;
  position: number;
  label: JsonWithDefault;
  width: number;
  depth: number;
  height: number;
  colour: string | null;
  finishes: JsonWithDefault;
  model: string | null;
  glb: string | null;
  price: number;
  stock: WithDefault<number>;
  sku: string | null;
  price_before: number | null;
  weight: number | null;
}

interface VariantLooksTable {
  variant_id: string;
  look: string;
  edition: number;
}

interface DeliveryTermsTable {
  merchant_id: string;
  province: WithDefault<string>;
  fee: number;
  days_from: number;
  days_to: number;
}
