import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`seconds_to_undo\` numeric DEFAULT 30 NOT NULL;`)
}
