import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`admission_settings\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`working_days_to_decide\` numeric DEFAULT 7 NOT NULL,
	\`works_on_saturdays\` integer DEFAULT true,
	\`updated_at\` text,
	\`created_at\` text
);
`)
}
