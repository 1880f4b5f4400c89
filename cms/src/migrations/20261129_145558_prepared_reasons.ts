import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`applications\` ADD \`sent_texts\` text;`)
  await db.run(sql`ALTER TABLE \`application_events\` ADD \`sent_texts\` text;`)
  await db.run(sql`ALTER TABLE \`applicant_documents\` ADD \`sent_texts\` text;`)
  await db.run(sql`ALTER TABLE \`reason_texts\` ADD \`translations\` text;`)
}
