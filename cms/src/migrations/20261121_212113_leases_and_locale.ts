import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`applications\` ADD \`agreement_locale\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`attempts\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`attempts\` numeric DEFAULT 0 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`agreement_locale\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`attempts\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`attempts\`;`)
}
