import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`merit_entries\` ADD \`result_round\` numeric;`)
  await db.run(sql`ALTER TABLE \`merit_entries\` ADD \`reasons\` text;`)
  await db.run(sql`ALTER TABLE \`allotment_runs\` ADD \`list\` text;`)
  await db.run(sql`ALTER TABLE \`allotment_runs\` ADD \`candidates\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`allotment_runs\` ADD \`seated\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`allotment_runs\` ADD \`outcomes\` text;`)
  await db.run(sql`ALTER TABLE \`seat_offers\` ADD \`settled_at\` text;`)
  await db.run(sql`ALTER TABLE \`seat_offers\` ADD \`reminded_at\` text;`)
}
