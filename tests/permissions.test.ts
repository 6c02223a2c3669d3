import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { consolePages, consolePagesOf } from '#features/people/console/console-pages.ts';
import { dashboardSections } from '#features/pages/dashboard/dashboard-sections.ts';
import { holds, isStaff, permissionsOfRole, roleNames, rolesHolding, type Permission } from '#lib/permissions.ts';
import type { Call } from '#platform/call.ts';
import routes from '#routes.ts';
import { allCalls } from '#server/calls.ts';
import { accessList } from './support/access-list.ts';
import { isChecked, linesMatching, type Sources } from './support/import-rules.ts';

const root = join(import.meta.dirname, '..');
const sources: Sources = new Map(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path}`)
    .filter(isChecked)
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

const all: readonly Permission[] = [...new Set(roleNames.flatMap((role) => permissionsOfRole[role]))];
const calls = allCalls('seed');
const nameOf = (call: Call) => `${call.method} ${call.path}`;

interface Entry {
  file: string;
  path?: string;
  children?: Entry[];
}

const flat = (entries: Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
const console = ((await routes) as Entry[]).find(({ file }) => file === 'shell/admin-layout.tsx');
const pages = flat(console?.children ?? []).map(({ file, path }) => ({
  file: `src/${file}`,
  path,
  permission: permissionOfLoader(sources.get(`src/${file}`) ?? ''),
}));

function permissionOfLoader(source: string): string | undefined {
  return /consoleContext\(context, '([\w.-]+)'\)/.exec(source)?.[1];
}

/** Whoever a declaration lets in, in the words of the list. */
function whoMay({ who }: Pick<Call, 'who'>): string[] {
  return typeof who === 'string' ? [who] : rolesHolding(who.permission);
}

/** Lines that ask for a role by name where a permission should be asked for. */
const roleQuestion =
  /(roles\b[^;]*\.?(includes|some|every|find)\([^)]*'ROLE_)|(=== 'ROLE_)|(role: 'ROLE_\w+' \} as const)|(array\['ROLE_)|('ROLE_\w+' = any)/;
/** Where a role is not asked what it may do. */
const aboutRoles: Record<string, string> = {
  'src/features/people/accounts/make-admin.server.ts': 'gives the role',
  'src/features/people/console/people.server.ts': 'keeps the role everyone has among those that are given',
  'src/features/people/console/people-queries.server.ts': 'looks people up by their role',
  'src/features/people/console/pages/people.tsx': 'names a role in a list of choices',
  'src/demo/load-world.server.ts': 'makes people of a role',
};

describe('the table of permissions', () => {
  test('every call that is not for everyone or for whoever is signed in names a permission some role holds', () => {
    const named = calls.filter(({ who }) => typeof who === 'object');
    expect(named.length).toBeGreaterThan(90);
    for (const call of named) expect(whoMay(call), nameOf(call)).not.toEqual([]);
  });

  test('every page of the console names its permission, which staff holds and nobody else', () => {
    expect(pages.length).toBeGreaterThan(30);
    for (const { file, permission } of pages) {
      expect(all, `${file}: ${permission}`).toContain(permission);
      expect(rolesHolding(permission as Permission), file).toEqual(['ROLE_ADMIN']);
    }
  });

  test('every entry of a menu names the permission of its page', () => {
    for (const { key, path, permission } of consolePages)
      expect(pages.find((page) => page.path === path)?.permission, key).toBe(permission);
    for (const { key, who } of dashboardSections)
      expect(who === 'signed-in' || rolesHolding(who).length > 0, key).toBe(true);
  });

  test('each permission is used somewhere, and no role holds one twice', () => {
    const code = [...sources].filter(([path]) => path !== 'src/lib/permissions.ts').map(([, source]) => source);
    const asked = new Set<string>(calls.flatMap(({ who }) => (typeof who === 'object' ? [who.permission] : [])));
    const composed = ['dashboard.designer', 'dashboard.merchant'];
    expect(
      all.filter(
        (name) => !asked.has(name) && !composed.includes(name) && !code.some((source) => source.includes(`'${name}'`)),
      ),
    ).toEqual([]);
    for (const role of roleNames) {
      const held: readonly string[] = permissionsOfRole[role];
      expect(held.toSorted(), role).toEqual([...new Set(held)].toSorted());
    }
  });

  test('who holds nothing has no entry of the console, an admin has them all', () => {
    expect(consolePagesOf(null)).toEqual([]);
    for (const role of ['ROLE_USER', 'ROLE_DESIGNER', 'ROLE_MERCHANT'])
      expect([consolePagesOf({ roles: [role] }), isStaff({ roles: [role] })], role).toEqual([[], false]);
    expect(consolePagesOf({ roles: ['ROLE_USER', 'ROLE_ADMIN'] })).toEqual(consolePages.map(({ key }) => key));
    expect(holds({ roles: ['ROLE_NONE'] }, 'console.see')).toBe(false);
    expect(holds(undefined, 'console.see')).toBe(false);
  });
});

describe('access stays what it is', () => {
  const listed = Object.entries(accessList).flatMap(([who, names]) => names.map((name) => ({ name, who })));

  test('every call lets in whom the list says, and every call is in the list once', () => {
    expect(Object.fromEntries(calls.map((call) => [nameOf(call), whoMay(call).join()]))).toEqual(
      Object.fromEntries(listed.map(({ name, who }) => [name, who])),
    );
    expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
  });
});

describe('roles are asked for in the table only', () => {
  test('no guard, rule, query or menu asks for a role by its name', () => {
    const where = (path: string) => aboutRoles[path] === undefined && path !== 'src/lib/permissions.ts';
    expect(linesMatching(sources, roleQuestion, where)).toEqual([]);
  });

  test('each exception is still one', () => {
    for (const path of Object.keys(aboutRoles))
      expect(
        linesMatching(sources, /ROLE_/, (each) => each === path),
        path,
      ).not.toEqual([]);
  });

  test('a question for a role is found wherever it is planted', () => {
    for (const line of [
      "if (!ctx.viewer?.roles.includes('ROLE_ADMIN')) throw new AppError('forbidden');",
      "const who = { role: 'ROLE_ADMIN' } as const;",
      "viewer.roles.some((role) => role === by || role === 'ROLE_ADMIN')",
      "const admin = roles.find((each) => each === 'ROLE_ADMIN');",
    ])
      expect(
        linesMatching(new Map([['src/planted.ts', line]]), roleQuestion, () => true),
        line,
      ).toHaveLength(1);
    expect(permissionOfLoader('export async function loader() {\n  return 1;\n}')).toBeUndefined();
  });
});
