import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`merit_changes\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`process\` text NOT NULL,
	\`revision\` numeric NOT NULL,
	\`at\` text NOT NULL,
	\`by\` text NOT NULL,
	\`staff_id\` text NOT NULL,
	\`changes\` text NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`merit_changes_key_idx\` ON \`merit_changes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`merit_changes_updated_at_idx\` ON \`merit_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`merit_changes_created_at_idx\` ON \`merit_changes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`process_revision_idx\` ON \`merit_changes\` (\`process\`,\`revision\`);`)
  await db.run(sql`ALTER TABLE \`applicant_documents\` ADD \`purpose\` text;`)
  await db.run(sql`ALTER TABLE \`retention_settings\` ADD \`merit_records\` numeric DEFAULT 1095 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`merit_processes\` ADD \`credits_fee\` integer DEFAULT true NOT NULL;`)
  await db.run(sql`ALTER TABLE \`merit_processes\` ADD \`last_change\` text;`)
}
