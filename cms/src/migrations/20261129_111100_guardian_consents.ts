import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`guardian_consents\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`student_id\` text,
	\`email_hash\` text,
	\`act\` text NOT NULL,
	\`by\` text NOT NULL,
	\`guardian_name\` text,
	\`relation\` text NOT NULL,
	\`phone\` text,
	\`birth_date\` text,
	\`adult_at\` text NOT NULL,
	\`version\` text NOT NULL,
	\`locale\` text NOT NULL,
	\`at\` text NOT NULL,
	\`key\` text NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE INDEX \`guardian_consents_student_id_idx\` ON \`guardian_consents\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`guardian_consents_email_hash_idx\` ON \`guardian_consents\` (\`email_hash\`);`)
  await db.run(sql`CREATE INDEX \`guardian_consents_phone_idx\` ON \`guardian_consents\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`guardian_consents_adult_at_idx\` ON \`guardian_consents\` (\`adult_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guardian_consents_key_idx\` ON \`guardian_consents\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`guardian_consents_updated_at_idx\` ON \`guardian_consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guardian_consents_created_at_idx\` ON \`guardian_consents\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`retention_settings\` ADD \`guardian_consents\` numeric DEFAULT 1095 NOT NULL;`)
}
