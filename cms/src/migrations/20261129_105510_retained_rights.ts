import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`retention_settings\` ADD \`rights_requests\` numeric DEFAULT 1095 NOT NULL;`)
}
