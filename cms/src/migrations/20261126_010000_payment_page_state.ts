import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`payments\` ADD \`page_state\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`page_state_at\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`mismatch_settled_at\` text;`)
}
