import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`bulk_runs\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`state\` text NOT NULL,
	\`title\` text NOT NULL,
	\`action_name\` text NOT NULL,
	\`total\` numeric DEFAULT 0 NOT NULL,
	\`staff_name\` text NOT NULL,
	\`started_at\` text,
	\`ended_at\` text,
	\`staff_id\` text NOT NULL,
	\`action\` text NOT NULL,
	\`chosen\` text NOT NULL,
	\`places\` text DEFAULT '' NOT NULL,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE INDEX \`bulk_runs_due_at_idx\` ON \`bulk_runs\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`bulk_runs_updated_at_idx\` ON \`bulk_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bulk_runs_created_at_idx\` ON \`bulk_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`bulk_run_items\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`run\` text NOT NULL,
	\`application\` text NOT NULL,
	\`position\` numeric NOT NULL,
	\`from\` text NOT NULL,
	\`revision\` numeric NOT NULL,
	\`outcome\` text NOT NULL,
	\`group\` text,
	\`why\` text,
	\`done_at\` text,
	\`college\` text,
	\`course\` text,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`bulk_run_items_key_idx\` ON \`bulk_run_items\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`bulk_run_items_application_idx\` ON \`bulk_run_items\` (\`application\`);`)
  await db.run(sql`CREATE INDEX \`bulk_run_items_updated_at_idx\` ON \`bulk_run_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bulk_run_items_created_at_idx\` ON \`bulk_run_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`run_outcome_position_idx\` ON \`bulk_run_items\` (\`run\`,\`outcome\`,\`position\`);`)
  await db.run(sql`CREATE INDEX \`run_from_outcome_idx\` ON \`bulk_run_items\` (\`run\`,\`from\`,\`outcome\`);`)
  await db.run(sql`CREATE INDEX \`run_group_outcome_idx\` ON \`bulk_run_items\` (\`run\`,\`group\`,\`outcome\`);`)
  await db.run(sql`CREATE TABLE \`correction_deadlines\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`application\` text NOT NULL,
	\`asked_at\` text NOT NULL,
	\`due_on\` text NOT NULL,
	\`staff_id\` text,
	\`staff_name\` text NOT NULL,
	\`reminded_days\` numeric NOT NULL,
	\`ended_at\` text,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`correction_deadlines_key_idx\` ON \`correction_deadlines\` (\`key\`);`)
  await db.run(
    sql`CREATE INDEX \`correction_deadlines_application_idx\` ON \`correction_deadlines\` (\`application\`);`,
  )
  await db.run(sql`CREATE INDEX \`correction_deadlines_due_at_idx\` ON \`correction_deadlines\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`correction_deadlines_updated_at_idx\` ON \`correction_deadlines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`correction_deadlines_created_at_idx\` ON \`correction_deadlines\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`correction_due_on\` text;`)
  await db.run(sql`ALTER TABLE \`application_events\` ADD \`run\` text;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`correction_days\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`first_reminder_days\` numeric DEFAULT 3 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`last_reminder_days\` numeric DEFAULT 1 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`after_deadline\` text DEFAULT 'flag';`)
}
