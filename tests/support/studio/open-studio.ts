import { afterAll } from 'vitest';
import { newMember, testApp, type Member, type TestApp } from '../app.ts';

/** The server of a test file, and somebody who draws there: `const { world, lan } = await openStudio()` at its top. */
export async function openStudio(): Promise<{ world: TestApp; lan: Member }> {
  const world = await testApp();
  afterAll(() => world.close());
  return { world, lan: await newMember(world) };
}
