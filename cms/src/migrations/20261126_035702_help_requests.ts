import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contact_replies\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`request_id\` text NOT NULL,
	\`position\` numeric NOT NULL,
	\`place\` text NOT NULL,
	\`send_key\` text NOT NULL,
	\`writer\` text NOT NULL,
	\`text\` text NOT NULL,
	\`written_at\` text NOT NULL,
	\`staff_id\` text,
	\`staff_name\` text,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE INDEX \`contact_replies_request_id_idx\` ON \`contact_replies\` (\`request_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_replies_place_idx\` ON \`contact_replies\` (\`place\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_replies_send_key_idx\` ON \`contact_replies\` (\`send_key\`);`)
  await db.run(sql`CREATE INDEX \`contact_replies_due_at_idx\` ON \`contact_replies\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_replies_updated_at_idx\` ON \`contact_replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_replies_created_at_idx\` ON \`contact_replies\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`reference\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`student_id\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`last_written_at\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`email\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`subject_kind\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`subject_id\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`subject_name\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`last_position\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`due_at\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`attempts\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`contact_messages_reference_idx\` ON \`contact_messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_student_id_idx\` ON \`contact_messages\` (\`student_id\`);`)
  await db.run(
    sql`CREATE INDEX \`contact_messages_last_written_at_idx\` ON \`contact_messages\` (\`last_written_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`contact_messages_email_idx\` ON \`contact_messages\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_subject_id_idx\` ON \`contact_messages\` (\`subject_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_due_at_idx\` ON \`contact_messages\` (\`due_at\`);`)
  await db.run(
    sql`CREATE INDEX \`status_createdAt_reference_idx\` ON \`contact_messages\` (\`status\`,\`created_at\`,\`reference\`);`,
  )
}
