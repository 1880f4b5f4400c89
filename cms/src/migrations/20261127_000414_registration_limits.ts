import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`registration_limits\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`registrations_per_hour\` numeric DEFAULT 40 NOT NULL,
	\`codes_per_day\` numeric DEFAULT 60 NOT NULL,
	\`updated_at\` text,
	\`created_at\` text
);
`)
}
