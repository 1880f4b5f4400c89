import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`legal_holds\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`student_id\` text(36) NOT NULL,
	\`reason\` text NOT NULL,
	\`lifted_reason\` text,
	\`state\` text DEFAULT 'active' NOT NULL,
	\`held_by\` text,
	\`held_at\` text,
	\`lifted_by\` text,
	\`lifted_at\` text,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (\`student_id\`) REFERENCES \`students\`(\`id\`) ON UPDATE no action ON DELETE set null
);
`)
  await db.run(sql`CREATE INDEX \`legal_holds_student_idx\` ON \`legal_holds\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`legal_holds_state_idx\` ON \`legal_holds\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`legal_holds_updated_at_idx\` ON \`legal_holds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`legal_holds_created_at_idx\` ON \`legal_holds\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`retention_runs\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`day\` text NOT NULL,
	\`ended\` numeric NOT NULL,
	\`waiting\` numeric NOT NULL,
	\`held\` numeric NOT NULL,
	\`report\` text,
	\`started_at\` text NOT NULL,
	\`finished_at\` text,
	\`counts\` text,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`retention_runs_day_idx\` ON \`retention_runs\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`retention_runs_updated_at_idx\` ON \`retention_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`retention_runs_created_at_idx\` ON \`retention_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`retention_settings\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`erases\` integer DEFAULT true,
	\`unsent_forms\` numeric DEFAULT 180 NOT NULL,
	\`rejected_documents\` numeric DEFAULT 365 NOT NULL,
	\`identity_copies\` numeric DEFAULT 365 NOT NULL,
	\`message_texts\` numeric DEFAULT 365 NOT NULL,
	\`access_records\` numeric DEFAULT 365 NOT NULL,
	\`help_requests\` numeric DEFAULT 730 NOT NULL,
	\`updated_at\` text,
	\`created_at\` text
);
`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`text_erased_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`documents_erased_at\` text;`)
}
