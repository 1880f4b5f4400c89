import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`students\` ADD \`consent_stated_adult\` integer;`)
  await db.run(sql`ALTER TABLE \`consents\` ADD \`stated_adult\` integer;`)
}
