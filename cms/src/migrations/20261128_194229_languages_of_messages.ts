import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`messages\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`language\` text;`)
}
