import { describe, expect, test } from 'vitest';
import { requestOf } from '../../../../tests/support/money/payments.ts';
import { newMember, type Member } from '../../../../tests/support/app.ts';
import { newDrawing } from '../../../../tests/support/studio/drawing.ts';
import { sharingData } from './sharing.ts';
import { openSharingDesk, type Caller } from '../../../../tests/support/studio/sharing-desk.ts';

const { world, lan, logged, change, invited, linkTo, opened, ask, fileStatus } = await openSharingDesk();

const rightsOf = async (id: string, by: Caller) =>
  ((await ask(by, 'GET', `/designs/${id}`)).data as { rights?: object } | null)?.rights;

describe('D12: links', () => {
  test('without an account one looks, whatever the link says; with one, as it says', async () => {
    const { id } = await newDrawing(world, lan.token);
    const secret = await linkTo(id, 'edit');
    expect(secret).toMatch(/^[\w-]{22}$/);
    const visitor = await opened(secret);
    expect(await rightsOf(id, visitor)).toMatchObject({ role: 'view', edit: false, comment: false });
    expect(await rightsOf(id, await opened(secret, await newMember(world)))).toMatchObject({
      role: 'edit',
      edit: true,
    });
    expect((await ask({}, 'GET', `/designs/${id}`)).error).toBe('login_required');
  });

  test('only its hash is stored, and its secret stands in no log', async () => {
    const { id } = await newDrawing(world, lan.token);
    const secret = await linkTo(id, 'view');
    await world.app.inject({ url: `/workspace?share=${secret}`, headers: { host: 'localhost:3000' } });
    await opened(secret);
    const rows = await world.db.selectFrom('design_links').selectAll().where('design_id', '=', id).execute();
    const audited = await world.db.selectFrom('audit').selectAll().where('target', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, audited, logged])).not.toContain(secret);
    expect(logged.length).toBeGreaterThan(0);
  });

  test('several links are kept beside each other, none opens another design', async () => {
    const [one, two] = [await newDrawing(world, lan.token), await newDrawing(world, lan.token)];
    const first = await opened(await linkTo(one.id, 'view'));
    const both = await opened(await linkTo(two.id, 'view'), first);
    for (const { id } of [one, two]) expect((await ask(both, 'GET', `/designs/${id}`)).status).toBe(200);
    expect((await ask(first, 'GET', `/designs/${two.id}`)).status).toBe(404);
  });

  test('revoked, or over its days, it is as one that never was', async () => {
    const { id } = await newDrawing(world, lan.token);
    const secret = await linkTo(id, 'view');
    const visitor = await opened(secret);
    const { links } = sharingData.parse((await ask(lan, 'GET', `/designs/${id}/sharing`)).data);
    const second = await change(id, { do: 'link', role: 'view', prices: true });
    const another = second.links.find((each) => each.id !== links[0]?.id)?.id ?? '';
    expect((await change(id, { do: 'revoke', link: another })).links).toEqual(links);
    expect((await ask(visitor, 'GET', `/designs/${id}`)).status).toBe(200);
    const wrong = await world.call('POST', '/common/design-link', { body: { share: 'A'.repeat(22) } });
    await change(id, { do: 'revoke', link: links[0]?.id ?? '' });
    expect((await ask(visitor, 'GET', `/designs/${id}`)).error).toBe('not_found');
    const revoked = await world.call('POST', '/common/design-link', { body: { share: secret } });
    expect([revoked.status, revoked.error, revoked.message]).toEqual([wrong.status, wrong.error, wrong.message]);

    const late = await opened(await linkTo(id, 'view'));
    world.clock.advance(29 * 86_400);
    expect((await ask(late, 'GET', `/designs/${id}`)).status).toBe(200);
    world.clock.advance(86_400);
    expect((await ask(late, 'GET', `/designs/${id}`)).error).toBe('not_found');
    // Weeks have passed, and with them the free version of who came first.
    Object.assign(lan, await newMember(world));
  });
});

describe('D12: without prices', () => {
  test('the list, its file and ordering are refused; the document is there', async () => {
    const { id } = await newDrawing(world, lan.token);
    const editor = await invited(id, 'edit', false);
    const visitor = await opened(await linkTo(id, 'view', false));
    for (const caller of [editor, visitor]) {
      expect((await ask(caller, 'GET', `/designs/${id}`)).status).toBe(200);
      expect((await ask(caller, 'GET', `/designs/${id}/list`)).error).toBe('prices_hidden');
      expect(await fileStatus(caller, `/designs/${id}/export/csv`)).toBe(403);
    }
    expect((await ask(editor, 'POST', '/user/cart/design', { design: id })).error).toBe('prices_hidden');
    const room = { level: 'lv_1', at: { x: 500, y: 500 } };
    const furnish = { room, style: 'japandi', seed: 1, keep: [], ways: 1 };
    expect((await ask(editor, 'POST', `/designs/${id}/furnish`, furnish)).data).toBeNull();
  });

  test('whoever has both a link with and a share without sees them', async () => {
    const { id } = await newDrawing(world, lan.token);
    const person = await invited(id, 'view', false);
    const both = await opened(await linkTo(id, 'view', true), person);
    expect(await rightsOf(id, person)).toMatchObject({ prices: false });
    expect(await rightsOf(id, both)).toMatchObject({ prices: true });
  });

  test('the budget is its owner’s', async () => {
    const { id } = await newDrawing(world, lan.token);
    await ask(lan, 'PUT', `/designs/${id}/budget`, { budget: 5000 });
    const person = await invited(id, 'view');
    expect((await ask(lan, 'GET', `/designs/${id}/list`)).data).toMatchObject({ budget: 5000 });
    expect((await ask(person, 'GET', `/designs/${id}/list`)).data).toMatchObject({ budget: null });
  });
});

describe('J9: people', () => {
  test('whether somebody has an account is not said until they open it', async () => {
    const { id } = await newDrawing(world, lan.token);
    const minh = await newMember(world);
    const known = await change(id, { do: 'invite', to: minh.email, role: 'comment', prices: true });
    const both = await change(id, { do: 'invite', to: 'nobody@hien.example', role: 'comment', prices: true });
    const told = both.people.map(({ id: _, contact: __, since: ___, ...rest }) => rest);
    expect(told[0]).toEqual(told[1]);
    expect(known.people).toMatchObject([{ name: null, person: null, contact: minh.email }]);
    const { markOpened } = await import('./shared-with-me.server.ts');
    await markOpened(requestOf(world, minh), minh.id, id);
    const { people } = sharingData.parse((await ask(lan, 'GET', `/designs/${id}/sharing`)).data);
    expect(people.find(({ contact }) => contact === minh.email)?.name).toBe(minh.nickname);
    expect(people.find(({ contact }) => contact !== minh.email)?.name).toBeNull();
  });

  test('who registers with the contact later has what was shared with it', async () => {
    const { id } = await newDrawing(world, lan.token);
    await change(id, { do: 'invite', to: 'Later@Hien.example', role: 'edit', prices: true });
    const later = await newMember(world);
    await world.db.updateTable('users').set({ email: 'later@hien.example' }).where('id', '=', later.id).execute();
    expect((await ask(later, 'GET', `/designs/${id}`)).status).toBe(200);
    const mine = (await ask(later, 'GET', '/user/shared-designs')).data;
    expect(mine).toMatchObject([{ id, role: 'edit', owner: lan.nickname, fresh: true }]);
    expect((await ask(later, 'GET', `/designs/${id}`)).status).toBe(200);
  });

  test('whether two contacts are one person is not said either, until they open it; the most they were given counts', async () => {
    const { id } = await newDrawing(world, lan.token);
    const [minh, ha] = [await newMember(world), await newMember(world)];
    const phone = async (person: Member, mobile: string) => {
      await world.db.updateTable('users').set({ mobile }).where('id', '=', person.id).execute();
      return mobile;
    };
    const minhs = await phone(minh, '+84903000111');
    const has = await phone(ha, '+84903000222');
    const invite = (to: string, role: 'view' | 'edit') => {
      world.clock.advance(1);
      return change(id, { do: 'invite', to, role, prices: true });
    };
    await invite(minh.email, 'view');
    const one = await invite(minhs, 'edit');
    expect(one.people.map(({ contact, role, name }) => [contact, role, name])).toEqual([
      [minh.email, 'view', null],
      [minhs, 'edit', null],
    ]);
    const two = await invite(has, 'edit');
    const told = two.people.map(({ id: _, contact: __, since: ___, ...rest }) => rest);
    expect(told[1], 'as for somebody else').toEqual(told[2]);
    expect(await rightsOf(id, minh)).toMatchObject({ role: 'edit' });
    const { markOpened } = await import('./shared-with-me.server.ts');
    await markOpened(requestOf(world, minh), minh.id, id);
    const { people } = sharingData.parse((await ask(lan, 'GET', `/designs/${id}/sharing`)).data);
    expect(people.map(({ contact, role, name }) => [contact, role, name])).toEqual([
      [minh.email, 'edit', minh.nickname],
      [has, 'edit', null],
    ]);
    expect((await ask(minh, 'DELETE', `/designs/${id}/sharing`)).status).toBe(200);
    expect((await ask(minh, 'GET', `/designs/${id}`)).status).toBe(404);
  });

  test('a contact of somebody who is there by another way is listed as any other, and ends with them', async () => {
    const { id } = await newDrawing(world, lan.token);
    const guest = await opened(await linkTo(id, 'view', false), await newMember(world));
    const minh = guest as Caller & Member;
    await ask(guest, 'POST', `/designs/${id}/edit-request`);
    await change(id, { do: 'answer', person: minh.id, allow: true });
    world.clock.advance(1);
    const { people } = await change(id, { do: 'invite', to: minh.email, role: 'view', prices: true });
    expect(people.map(({ contact, name }) => [contact, name])).toEqual([
      [null, minh.nickname],
      [minh.email, null],
    ]);
    expect((await ask({ token: minh.token }, 'DELETE', `/designs/${id}/sharing`)).status).toBe(200);
    expect((await ask({ token: minh.token }, 'GET', `/designs/${id}`)).status).toBe(404);
  });

  test('who was invited by two contacts before they had an account finds the design once', async () => {
    const { id } = await newDrawing(world, lan.token);
    for (const to of ['twice@hien.example', '+84903000333'])
      await change(id, { do: 'invite', to, role: 'view', prices: true });
    const twice = await newMember(world);
    const contacts = { email: 'twice@hien.example', mobile: '+84903000333' };
    await world.db.updateTable('users').set(contacts).where('id', '=', twice.id).execute();
    expect((await ask(twice, 'GET', '/user/shared-designs')).data).toMatchObject([{ id, role: 'view' }]);
  });

  test('D3 who leaves takes their contacts along: who has the address next is shown nothing', async () => {
    const { id } = await newDrawing(world, lan.token);
    await change(id, { do: 'invite', to: 'leaving@hien.example', role: 'view', prices: true });
    const minh = await newMember(world);
    await world.db.updateTable('users').set({ email: 'leaving@hien.example' }).where('id', '=', minh.id).execute();
    expect((await ask(minh, 'DELETE', '/user', { password: minh.password })).status).toBe(200);
    expect(sharingData.parse((await ask(lan, 'GET', `/designs/${id}/sharing`)).data).people).toEqual([]);
  });

  test('a role is changed, a person removed, a person leaves; nonsense and oneself are refused', async () => {
    const { id } = await newDrawing(world, lan.token);
    const minh = await invited(id, 'view');
    const { people } = sharingData.parse((await ask(lan, 'GET', `/designs/${id}/sharing`)).data);
    const share = people[0]?.id ?? '';
    await change(id, { do: 'change', share, role: 'edit', prices: false });
    expect(await rightsOf(id, minh)).toMatchObject({ role: 'edit', prices: false });
    await change(id, { do: 'remove', share });
    expect((await ask(minh, 'GET', `/designs/${id}`)).status).toBe(404);
    expect((await ask(lan, 'PUT', `/designs/${id}/sharing`, { change: { do: 'remove', share } })).status).toBe(404);
    const ha = await invited(id, 'edit');
    expect((await ask(ha, 'DELETE', `/designs/${id}/sharing`)).status).toBe(200);
    expect((await ask(ha, 'GET', `/designs/${id}`)).status).toBe(404);
    for (const [to, error] of [
      ['no address', 'field_number'],
      [lan.email, 'share_with_self'],
    ])
      expect(
        (await ask(lan, 'PUT', `/designs/${id}/sharing`, { change: { do: 'invite', to, role: 'view', prices: true } }))
          .error,
      ).toBe(error);
  });

  test('ask to edit: its owner is told once, and allows it; who saw no prices sees none', async () => {
    const { id } = await newDrawing(world, lan.token);
    const guest = await opened(await linkTo(id, 'view', false), await newMember(world));
    for (let i = 0; i < 2; i++) expect((await ask(guest, 'POST', `/designs/${id}/edit-request`)).status).toBe(200);
    const told = async (by: Caller) =>
      ((await ask(by, 'GET', '/user/mails')).data as { content: { type: string; link: string }[] }).content
        .filter(({ link }) => link.endsWith(id))
        .map(({ type }) => type);
    expect((await told(lan)).filter((type) => type === 'DESIGN_EDIT_ASKED')).toHaveLength(1);
    const { requests } = sharingData.parse((await ask(lan, 'GET', `/designs/${id}/sharing`)).data);
    await change(id, { do: 'answer', person: requests[0]?.person ?? '', allow: true });
    expect(await rightsOf(id, { token: guest.token ?? '' })).toMatchObject({ role: 'edit', edit: true, prices: false });
    expect(await told(guest)).toContain('DESIGN_EDIT_GRANTED');
    const minh = await invited(id, 'view');
    expect(await told(minh)).toEqual(['DESIGN_SHARED']);
  });

  test('prices taken away after somebody asked to edit stay away when it is allowed', async () => {
    const { id } = await newDrawing(world, lan.token);
    const minh = await invited(id, 'view');
    await ask(minh, 'POST', `/designs/${id}/edit-request`);
    const { people } = sharingData.parse((await ask(lan, 'GET', `/designs/${id}/sharing`)).data);
    await change(id, { do: 'change', share: people[0]?.id ?? '', role: 'view', prices: false });
    await change(id, { do: 'answer', person: minh.id, allow: true });
    expect(await rightsOf(id, minh)).toMatchObject({ role: 'edit', prices: false });

    const secret = await linkTo(id, 'view');
    const ha = await newMember(world);
    await ask(await opened(secret, ha), 'POST', `/designs/${id}/edit-request`);
    const { links } = sharingData.parse((await ask(lan, 'GET', `/designs/${id}/sharing`)).data);
    await change(id, { do: 'revoke', link: links[0]?.id ?? '' });
    await change(id, { do: 'answer', person: ha.id, allow: true });
    expect(await rightsOf(id, ha)).toMatchObject({ role: 'edit', prices: false });
  });

  test('who is removed, or leaves, no longer asks to edit', async () => {
    const { id } = await newDrawing(world, lan.token);
    const [minh, ha] = [await invited(id, 'view'), await invited(id, 'view')];
    for (const person of [minh, ha]) await ask(person, 'POST', `/designs/${id}/edit-request`);
    const { people, requests } = sharingData.parse((await ask(lan, 'GET', `/designs/${id}/sharing`)).data);
    expect(requests).toHaveLength(2);
    const share = people.find(({ contact }) => contact === minh.email)?.id ?? '';
    expect((await change(id, { do: 'remove', share })).requests).toMatchObject([{ person: ha.id }]);
    await ask(ha, 'DELETE', `/designs/${id}/sharing`);
    expect(sharingData.parse((await ask(lan, 'GET', `/designs/${id}/sharing`)).data).requests).toEqual([]);
  });

  test('a copy of one’s own keeps the name of what it was made from, and is its maker’s', async () => {
    const { id } = await newDrawing(world, lan.token);
    const minh = await invited(id, 'view');
    const copy = (await ask(minh, 'POST', `/designs/${id}/duplicate`, {})).data as { id: string };
    expect(await rightsOf(copy.id, minh)).toMatchObject({ role: 'owner', edit: true });
    expect((await ask(lan, 'GET', `/designs/${copy.id}`)).status).toBe(404);
  });

  test('with the account goes what was shared with it and what it shared', async () => {
    const owner = await newMember(world);
    const { id } = await newDrawing(world, owner.token);
    const minh = await newMember(world);
    await change(id, { do: 'invite', to: minh.email, role: 'edit', prices: true }, owner);
    await change(id, { do: 'link', role: 'view', prices: true }, owner);
    const { sharingPersonalData } = await import('./personal-data.server.ts');
    const file = await sharingPersonalData.export?.read(world.db, owner.id);
    expect(file).toMatchObject({ designsShared: [{ design: id, with: minh.email }], designLinks: [{ role: 'view' }] });
    await sharingPersonalData.erase?.(world.db, world.clock, minh.id, [minh.email]);
    expect((await ask(minh, 'GET', `/designs/${id}`)).status).toBe(404);
    await sharingPersonalData.erase?.(world.db, world.clock, owner.id, [owner.email]);
    expect(await world.db.selectFrom('design_links').selectAll().where('design_id', '=', id).execute()).toEqual([]);
  });
});
