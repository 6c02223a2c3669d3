import type { Json, JsonWithDefault, NullableJson, WithDefault } from './columns.ts';

/** From the cart to returns. */
export interface OrderTables {
  cart_lines: CartLinesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  returns: ReturnsTable;
  addresses: AddressesTable;
  stock_watches: StockWatchesTable;
}

interface CartLinesTable {
  id: string;
  user_id: string;
  product_id: string;
  variant_id: string | null;
  choice: WithDefault<string>;
  quantity: number;
  created_at: Date;
  updated_at: Date;
}

interface OrdersTable {
  id: string;
  number: string;
  bill_id: string;
  placement: string;
  buyer_id: string;
  merchant_id: string;
  merchant_name: string;
  state:
    | 'PENDING_PAYMENT'
    | 'RECEIPT_SUBMITTED'
    | 'RECEIPT_REJECTED'
    | 'PAID'
    | 'SHIPPED'
    | 'COMPLETED'
    | 'CANCELLED'
    | 'REFUND_DUE'
    | 'REFUNDED';
  goods: number;
  delivery_fee: number;
  total: number;
  commission: number | null;
  days_from: number;
  days_to: number;
  receiver: string;
  mobile: string;
  buyer_email: string;
  address: Json;
  remark: WithDefault<string>;
  invoice: NullableJson;
  pay_by: Date | null;
  carrier: string | null;
  tracking: string | null;
  complete_by: Date | null;
  reason: NullableJson;
  placed_at: Date;
  updated_at: Date;
  completed_at: Date | null;
  return_until: Date | null;
}

interface OrderLinesTable {
  order_id: string;
  position: number;
  product_id: string | null;
  variant_id: string | null;
  name: Json;
  label: JsonWithDefault;
  colour: JsonWithDefault;
  width: number;
  depth: number;
  height: number;
  sku: string | null;
  model: string | null;
  finishes: JsonWithDefault;
  parameters: NullableJson;
  picture: string | null;
  unit_price: number;
  quantity: number;
  amount: number;
}

interface OrderEventsTable {
  order_id: string;
  position: number;
  state: string;
  by: 'buyer' | 'seller' | 'admin' | 'clock';
  actor_id: string | null;
  details: JsonWithDefault;
  at: Date;
}

interface ReturnsTable {
  id: string;
  order_id: string;
  kind: 'unwanted' | 'faulty' | 'missing' | 'part';
  lines: Json;
  amount: number;
  state: 'ASKED' | 'AGREED' | 'SENT' | 'DECLINED' | 'WITHDRAWN' | 'RECEIVED' | 'LAPSED';
  reason: Json;
  pictures: WithDefault<string[]>;
  answer: NullableJson;
  restocked: WithDefault<boolean>;
  asked_at: Date;
  updated_at: Date;
  carrier: string | null;
  tracking: string | null;
  /** A part was asked for, and the piece taken back instead. */
  instead: WithDefault<boolean>;
  /** How often a part that was sent did not come. */
  not_come: WithDefault<number>;
  /** A part that came, or counts as arrived. */
  came_at: Date | null;
}

/** A person's address book. */
interface AddressesTable {
  id: string;
  user_id: string;
  receiver: string;
  mobile: string;
  address: Json;
  is_default: WithDefault<boolean>;
  created_at: Date;
  updated_at: Date;
}

interface StockWatchesTable {
  user_id: string;
  variant_id: string;
  created_at: Date;
}
