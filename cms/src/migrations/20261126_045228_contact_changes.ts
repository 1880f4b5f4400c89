import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contact_changes\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`changed_at\` text NOT NULL,
	\`student_id\` text NOT NULL,
	\`contact\` text NOT NULL,
	\`from\` text NOT NULL,
	\`to\` text NOT NULL,
	\`session_id\` text,
	\`next_settle_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE INDEX \`contact_changes_changed_at_idx\` ON \`contact_changes\` (\`changed_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_changes_student_id_idx\` ON \`contact_changes\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_changes_next_settle_at_idx\` ON \`contact_changes\` (\`next_settle_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_changes_updated_at_idx\` ON \`contact_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_changes_created_at_idx\` ON \`contact_changes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`declined_messages\` text;`)
  await db.run(sql`ALTER TABLE \`student_credentials\` ADD \`contact_change_id\` text;`)
}
