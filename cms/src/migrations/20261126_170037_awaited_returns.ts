import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`return_awaited_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`return_awaited_by\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`return_send_to\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`return_received_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`return_received_by\` text;`)
}
