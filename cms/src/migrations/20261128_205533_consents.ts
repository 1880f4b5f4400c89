import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`consents\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`student_id\` text,
	\`email_hash\` text,
	\`purpose\` text NOT NULL,
	\`act\` text NOT NULL,
	\`version\` text,
	\`locale\` text,
	\`at\` text NOT NULL,
	\`where\` text NOT NULL,
	\`key\` text NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE INDEX \`consents_student_id_idx\` ON \`consents\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_email_hash_idx\` ON \`consents\` (\`email_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`consents_key_idx\` ON \`consents\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`consents_updated_at_idx\` ON \`consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_created_at_idx\` ON \`consents\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`consent_locale\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`consent_purposes\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`notice_seen\` text;`)
}
