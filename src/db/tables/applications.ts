import type { Generated } from 'kysely';
import type { NullableJson, WithDefault } from './columns.ts';

/** Applications to become a designer or a merchant. */
export interface ApplicationTables {
  applications: ApplicationsTable;
  application_events: ApplicationEventsTable;
}

interface ApplicationsTable {
  id: string;
  number: Generated<number>;
  user_id: string;
  type: string;
  state: WithDefault<string>;
  plan: string | null;
  email: string | null;
  mobile: string | null;
  proven_mobile: string | null;
  company: string | null;
  school: string | null;
  major: string | null;
  other_contact: string | null;
  id_card_front: string | null;
  id_card_back: string | null;
  business_license: string | null;
  bill_id: string | null;
  billed_plan: string | null;
  reason: NullableJson;
  receipt_asked: WithDefault<boolean>;
  withdrawn_at: Date | null;
  refusal: NullableJson;
  attempt: WithDefault<number>;
  submitted_at: Date | null;
  due_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Date;
  updated_at: Date;
}

interface ApplicationEventsTable {
  id: Generated<number>;
  application_id: string;
  at: Date;
  actor_id: string | null;
  step: string;
  reason: NullableJson;
}
