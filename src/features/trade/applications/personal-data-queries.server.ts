import type { Database } from '#db/database.ts';

/** Their applications, with the names of the documents; the documents themselves are among the pictures. */
export async function applicationsKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('applications')
    .select([
      'id',
      'number',
      'type',
      'state',
      'plan',
      'email',
      'mobile',
      'company',
      'school',
      'major',
      'other_contact',
      'id_card_front',
      'id_card_back',
      'business_license',
      'created_at',
      'submitted_at',
      'decided_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(
    ({
      other_contact,
      id_card_front,
      id_card_back,
      business_license,
      created_at,
      submitted_at,
      decided_at,
      ...row
    }) => ({
      ...row,
      otherContact: other_contact,
      idCardFront: id_card_front,
      idCardBack: id_card_back,
      businessLicense: business_license,
      createdAt: created_at.toISOString(),
      submittedAt: submitted_at?.toISOString() ?? null,
      decidedAt: decided_at?.toISOString() ?? null,
    }),
  );
}

export async function lockApplicationsOf(db: Database, userId: string): Promise<void> {
  await db.selectFrom('applications').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute();
}

/** Decisions stay in the audit log, under an id that no longer identifies anyone. */
export async function forgetApplications(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('applications').where('user_id', '=', userId).execute();
}
