import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`address_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`address_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`address_request\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`address_requested_at\` text;`)
}
