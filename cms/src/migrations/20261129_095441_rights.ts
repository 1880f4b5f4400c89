import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`rights_requests\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`reference\` text NOT NULL,
	\`kind\` text NOT NULL,
	\`state\` text NOT NULL,
	\`student_id\` text,
	\`answer_by\` text NOT NULL,
	\`asked_at\` text NOT NULL,
	\`closed_at\` text,
	\`staff_name\` text,
	\`locale\` text NOT NULL,
	\`staff_id\` text,
	\`is_waiting\` integer DEFAULT true NOT NULL,
	\`sealed\` text NOT NULL,
	\`events\` text,
	\`erasure\` text,
	\`revision\` numeric DEFAULT 0 NOT NULL,
	\`key\` text NOT NULL,
	\`email_hash\` text,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`rights_requests_reference_idx\` ON \`rights_requests\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`rights_requests_kind_idx\` ON \`rights_requests\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`rights_requests_state_idx\` ON \`rights_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`rights_requests_student_id_idx\` ON \`rights_requests\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`rights_requests_answer_by_idx\` ON \`rights_requests\` (\`answer_by\`);`)
  await db.run(sql`CREATE INDEX \`rights_requests_asked_at_idx\` ON \`rights_requests\` (\`asked_at\`);`)
  await db.run(sql`CREATE INDEX \`rights_requests_staff_id_idx\` ON \`rights_requests\` (\`staff_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`rights_requests_key_idx\` ON \`rights_requests\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`rights_requests_email_hash_idx\` ON \`rights_requests\` (\`email_hash\`);`)
  await db.run(sql`CREATE INDEX \`rights_requests_due_at_idx\` ON \`rights_requests\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`rights_requests_updated_at_idx\` ON \`rights_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rights_requests_created_at_idx\` ON \`rights_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`isWaiting_answerBy_idx\` ON \`rights_requests\` (\`is_waiting\`,\`answer_by\`);`)
  await db.run(sql`CREATE TABLE \`nominated_persons\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`student_id\` text NOT NULL,
	\`sealed\` text NOT NULL,
	\`saved_at\` text NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`nominated_persons_student_id_idx\` ON \`nominated_persons\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`nominated_persons_updated_at_idx\` ON \`nominated_persons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`nominated_persons_created_at_idx\` ON \`nominated_persons\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`rights_settings\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`access\` numeric DEFAULT 30 NOT NULL,
	\`correction\` numeric DEFAULT 30 NOT NULL,
	\`erasure\` numeric DEFAULT 30 NOT NULL,
	\`nomination\` numeric DEFAULT 30 NOT NULL,
	\`complaint\` numeric DEFAULT 15 NOT NULL,
	\`officer_name\` text,
	\`officer_email\` text,
	\`officer_phone\` text,
	\`board\` text,
	\`updated_at\` text,
	\`created_at\` text
);
`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`erased_at\` text;`)
}
