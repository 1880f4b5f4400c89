import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`staff_limit_courses\` (
	\`order\` integer NOT NULL,
	\`parent_id\` text(36) NOT NULL,
	\`value\` text,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`staff_limit_courses_order_idx\` ON \`staff_limit_courses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_limit_courses_parent_idx\` ON \`staff_limit_courses\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_rels\` (
	\`id\` integer PRIMARY KEY NOT NULL,
	\`order\` integer,
	\`parent_id\` text(36) NOT NULL,
	\`path\` text NOT NULL,
	\`colleges_id\` text(36),
	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (\`colleges_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`staff_rels_order_idx\` ON \`staff_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_parent_idx\` ON \`staff_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_path_idx\` ON \`staff_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_colleges_id_idx\` ON \`staff_rels\` (\`colleges_id\`);`)
  await db.run(sql`DROP INDEX \`queue_submittedAt_createdAt_status_course_sessionYear_ca_idx\`;`)
  await db.run(sql`DROP INDEX \`submittedAt_createdAt_studentName_course_sessionYear_que_idx\`;`)
  await db.run(
    sql`CREATE INDEX \`submittedAt_createdAt_studentName_course_college_queue_idx\` ON \`applications\` (\`submitted_at\`,\`created_at\`,\`student_name\`,\`course\`,\`college_id\`,\`queue\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`queue_submittedAt_createdAt_status_course_college_catego_idx\` ON \`applications\` (\`queue\`,\`submitted_at\`,\`created_at\`,\`status\`,\`course\`,\`college_id\`,\`category\`);`,
  )
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`college\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`course\` text;`)
  await db.run(
    sql`CREATE INDEX \`college_status_createdAt_course_idx\` ON \`contact_messages\` (\`college\`,\`status\`,\`created_at\`,\`course\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_status_createdAt_college_idx\` ON \`contact_messages\` (\`course\`,\`status\`,\`created_at\`,\`college\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`status_createdAt_college_course_idx\` ON \`contact_messages\` (\`status\`,\`created_at\`,\`college\`,\`course\`);`,
  )
  await db.run(sql`ALTER TABLE \`students\` ADD \`places\` text;`)
  await db.run(sql`CREATE INDEX \`createdAt_places_idx\` ON \`students\` (\`created_at\`,\`places\`);`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`college\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`course\` text;`)
  await db.run(
    sql`CREATE INDEX \`college_startedAt_createdAt_course_idx\` ON \`payments\` (\`college\`,\`started_at\`,\`created_at\`,\`course\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_startedAt_createdAt_college_idx\` ON \`payments\` (\`course\`,\`started_at\`,\`created_at\`,\`college\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`startedAt_createdAt_college_course_idx\` ON \`payments\` (\`started_at\`,\`created_at\`,\`college\`,\`course\`);`,
  )
  await db.run(sql`ALTER TABLE \`fee_dues\` ADD \`college\` text;`)
  await db.run(
    sql`CREATE INDEX \`college_paidAt_createdAt_course_idx\` ON \`fee_dues\` (\`college\`,\`paid_at\`,\`created_at\`,\`course\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_paidAt_createdAt_college_idx\` ON \`fee_dues\` (\`course\`,\`paid_at\`,\`created_at\`,\`college\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`paidAt_createdAt_college_course_idx\` ON \`fee_dues\` (\`paid_at\`,\`created_at\`,\`college\`,\`course\`);`,
  )
  await db.run(sql`ALTER TABLE \`refunds\` ADD \`college\` text;`)
  await db.run(sql`ALTER TABLE \`refunds\` ADD \`course\` text;`)
  await db.run(
    sql`CREATE INDEX \`college_requestedAt_createdAt_course_idx\` ON \`refunds\` (\`college\`,\`requested_at\`,\`created_at\`,\`course\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_requestedAt_createdAt_college_idx\` ON \`refunds\` (\`course\`,\`requested_at\`,\`created_at\`,\`college\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`requestedAt_createdAt_college_course_idx\` ON \`refunds\` (\`requested_at\`,\`created_at\`,\`college\`,\`course\`);`,
  )
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`college\` text;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`course\` text;`)
  await db.run(
    sql`CREATE INDEX \`college_enteredAt_createdAt_course_idx\` ON \`offline_payments\` (\`college\`,\`entered_at\`,\`created_at\`,\`course\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_enteredAt_createdAt_college_idx\` ON \`offline_payments\` (\`course\`,\`entered_at\`,\`created_at\`,\`college\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`enteredAt_createdAt_college_course_idx\` ON \`offline_payments\` (\`entered_at\`,\`created_at\`,\`college\`,\`course\`);`,
  )
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`college\` text;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`course\` text;`)
  await db.run(
    sql`CREATE INDEX \`college_issuedAt_createdAt_course_idx\` ON \`receipts\` (\`college\`,\`issued_at\`,\`created_at\`,\`course\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_issuedAt_createdAt_college_idx\` ON \`receipts\` (\`course\`,\`issued_at\`,\`created_at\`,\`college\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`issuedAt_createdAt_college_course_idx\` ON \`receipts\` (\`issued_at\`,\`created_at\`,\`college\`,\`course\`);`,
  )
}
