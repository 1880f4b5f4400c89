import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`applications\` ADD \`agreement_costs\` text;`)
  await db.run(sql`ALTER TABLE \`fee_settings\` ADD \`identity_card_days\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`fee_settings\` ADD \`taxes_identity_card_rule\` text DEFAULT 'undecided' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`fee_settings\` ADD \`taxes_identity_card_percent\` numeric;`)
  await db.run(sql`ALTER TABLE \`fee_settings\` ADD \`taxes_identity_card_code\` text;`)
}
