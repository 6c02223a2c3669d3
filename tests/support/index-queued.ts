import { sql } from 'kysely';
import { indexProducts } from '#features/catalogue/products/save-product.server.ts';
import type { TestApp } from './app.ts';

/** What the worker does with the products that wait to be indexed. */
export async function indexQueued({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<void> {
  const { rows } = await sql<{ payload: unknown }>`delete from graphile_worker._private_jobs jobs
    using graphile_worker._private_tasks tasks
    where tasks.id = jobs.task_id and tasks.identifier = 'index_products' returning jobs.payload`.execute(db);
  for (const { payload } of rows) await indexProducts(db, clock, payload);
}
