import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`merit_processes\` ADD \`publishing\` text;`)
  await db.run(sql`ALTER TABLE \`merit_processes\` ADD \`publishing_until\` text;`)
  await db.run(sql`ALTER TABLE \`merit_lists\` ADD \`reason\` text;`)
  await db.run(sql`ALTER TABLE \`seat_offers\` ADD \`answer_round\` numeric;`)
  await db.run(sql`ALTER TABLE \`seat_offers\` ADD \`joining_at\` text;`)
  await db.run(sql`ALTER TABLE \`seat_offers\` ADD \`joining_by\` text;`)
  await db.run(sql`ALTER TABLE \`seat_offers\` ADD \`joining_by_id\` text;`)
}
