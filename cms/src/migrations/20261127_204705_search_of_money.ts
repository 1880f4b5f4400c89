import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`payments\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`search_keys\` text;`)
  await db.run(sql`ALTER TABLE \`refunds\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`refunds\` ADD \`search_keys\` text;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`search_keys\` text;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`search_keys\` text;`)
}
