import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contact_changes\` ADD \`restored_by\` text;`)
  await db.run(sql`ALTER TABLE \`contact_changes\` ADD \`reason\` text;`)
  await db.run(sql`ALTER TABLE \`contact_changes\` ADD \`restored_by_id\` text;`)
}
