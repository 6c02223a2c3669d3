import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandsPage } from '#design/testing/commands-page.ts';

/** `node scripts/docs-commands.ts`: writes docs/commands.md, every command with an example; a test compares. */
writeFileSync(join(import.meta.dirname, '../docs/commands.md'), commandsPage());
