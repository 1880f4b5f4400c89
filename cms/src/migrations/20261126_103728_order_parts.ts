import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`cancellations\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`part_request\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`part_requested_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`return_items\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`returns\` text;`)
  await db.run(sql`ALTER TABLE \`shipments\` ADD \`bookings\` numeric;`)
}
