import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`applications\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'SUBMITTED' NOT NULL,
  	\`queue\` text NOT NULL,
  	\`submitted_at\` text NOT NULL,
  	\`fee_paid_at\` text,
  	\`decision_reason\` text,
  	\`number\` text NOT NULL,
  	\`student_name\` text NOT NULL,
  	\`student_phone\` text NOT NULL,
  	\`student_email\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`course\` text NOT NULL,
  	\`course_record_id\` text(36),
  	\`college_id\` text(36),
  	\`college_name\` text NOT NULL,
  	\`session_year\` text NOT NULL,
  	\`category\` text,
  	\`subject\` text,
  	\`fee_paise\` numeric NOT NULL,
  	\`course_fee_paise\` numeric NOT NULL,
  	\`fee_parts\` text NOT NULL,
  	\`merchant_id\` text,
  	\`payment_id\` text,
  	\`answers\` text NOT NULL,
  	\`aadhaar_sealed\` text,
  	\`shown\` text NOT NULL,
  	\`documents\` text NOT NULL,
  	\`agreement_version\` text,
  	\`agreement_html\` text,
  	\`agreement_accepted_at\` text,
  	\`agreement_accepted_from\` text,
  	\`correction_parts\` text,
  	\`correction_documents\` text,
  	\`correction_reason\` text,
  	\`correction_asked_at\` text,
  	\`live_key\` text NOT NULL,
  	\`last_change\` text,
  	\`settled_at\` text,
  	\`next_settle_at\` text,
  	\`revision\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`students\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`course_record_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`college_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_number_idx\` ON \`applications\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`applications_student_phone_idx\` ON \`applications\` (\`student_phone\`);`)
  await db.run(sql`CREATE INDEX \`applications_student_idx\` ON \`applications\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_course_record_idx\` ON \`applications\` (\`course_record_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_college_idx\` ON \`applications\` (\`college_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_payment_id_idx\` ON \`applications\` (\`payment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_live_key_idx\` ON \`applications\` (\`live_key\`);`)
  await db.run(sql`CREATE INDEX \`applications_next_settle_at_idx\` ON \`applications\` (\`next_settle_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(
    sql`CREATE INDEX \`submittedAt_createdAt_studentName_course_sessionYear_que_idx\` ON \`applications\` (\`submitted_at\`,\`created_at\`,\`student_name\`,\`course\`,\`session_year\`,\`queue\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`queue_submittedAt_createdAt_status_course_sessionYear_ca_idx\` ON \`applications\` (\`queue\`,\`submitted_at\`,\`created_at\`,\`status\`,\`course\`,\`session_year\`,\`category\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_submittedAt_createdAt_queue_category_college_idx\` ON \`applications\` (\`course\`,\`submitted_at\`,\`created_at\`,\`queue\`,\`category\`,\`college_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_sessionYear_submittedAt_createdAt_queue_category__idx\` ON \`applications\` (\`course\`,\`session_year\`,\`submitted_at\`,\`created_at\`,\`queue\`,\`category\`,\`college_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_sessionYear_category_submittedAt_createdAt_queue_idx\` ON \`applications\` (\`course\`,\`session_year\`,\`category\`,\`submitted_at\`,\`created_at\`,\`queue\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`college_submittedAt_createdAt_queue_course_sessionYear_c_idx\` ON \`applications\` (\`college_id\`,\`submitted_at\`,\`created_at\`,\`queue\`,\`course\`,\`session_year\`,\`category\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`sessionYear_submittedAt_createdAt_queue_category_college_idx\` ON \`applications\` (\`session_year\`,\`submitted_at\`,\`created_at\`,\`queue\`,\`category\`,\`college_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`category_submittedAt_createdAt_queue_course_sessionYear__idx\` ON \`applications\` (\`category\`,\`submitted_at\`,\`created_at\`,\`queue\`,\`course\`,\`session_year\`,\`college_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`student_submittedAt_idx\` ON \`applications\` (\`student_id\`,\`submitted_at\`);`)
  await db.run(sql`CREATE TABLE \`academic_sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`year\` text NOT NULL,
  	\`current\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`academic_sessions_year_idx\` ON \`academic_sessions\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`academic_sessions_current_idx\` ON \`academic_sessions\` (\`current\`);`)
  await db.run(sql`CREATE INDEX \`academic_sessions_updated_at_idx\` ON \`academic_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`academic_sessions_created_at_idx\` ON \`academic_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`fee_structures\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`action\` text NOT NULL,
  	\`course\` text NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`text\` text NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`fee_structures_action_idx\` ON \`fee_structures\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`fee_structures_course_idx\` ON \`fee_structures\` (\`course\`);`)
  await db.run(sql`CREATE INDEX \`fee_structures_updated_at_idx\` ON \`fee_structures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fee_structures_created_at_idx\` ON \`fee_structures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`application_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`application_id\` text(36) NOT NULL,
  	\`at\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`staff_id\` text(36),
  	\`text\` text,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`application_events_key_idx\` ON \`application_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`application_events_application_idx\` ON \`application_events\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`application_events_staff_idx\` ON \`application_events\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`application_at_idx\` ON \`application_events\` (\`application_id\`,\`at\`);`)
  await db.run(sql`CREATE TABLE \`application_drafts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`course\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`saved_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`application_drafts_key_idx\` ON \`application_drafts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`application_drafts_student_id_idx\` ON \`application_drafts\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`application_drafts_saved_at_idx\` ON \`application_drafts\` (\`saved_at\`);`)
  await db.run(sql`CREATE INDEX \`application_drafts_updated_at_idx\` ON \`application_drafts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`application_drafts_created_at_idx\` ON \`application_drafts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`applicant_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`kind\` text,
  	\`original_name\` text NOT NULL,
  	\`application_id\` text,
  	\`state\` text DEFAULT 'UNCHECKED' NOT NULL,
  	\`reason\` text,
  	\`checked_by\` text,
  	\`checked_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`applicant_documents_student_id_idx\` ON \`applicant_documents\` (\`student_id\`);`)
  await db.run(
    sql`CREATE INDEX \`applicant_documents_application_id_idx\` ON \`applicant_documents\` (\`application_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`applicant_documents_updated_at_idx\` ON \`applicant_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applicant_documents_created_at_idx\` ON \`applicant_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applicant_documents_filename_idx\` ON \`applicant_documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`subjects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`colleges_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`colleges_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subjects_rels_order_idx\` ON \`subjects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`subjects_rels_parent_idx\` ON \`subjects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`subjects_rels_path_idx\` ON \`subjects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`subjects_rels_colleges_id_idx\` ON \`subjects_rels\` (\`colleges_id\`);`)
  await db.run(sql`ALTER TABLE \`courses_colleges\` ADD \`seats\` numeric;`)
  await db.run(sql`ALTER TABLE \`_courses_v_version_colleges\` ADD \`seats\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`DROP TABLE \`academic_sessions\`;`)
  await db.run(sql`DROP TABLE \`fee_structures\`;`)
  await db.run(sql`DROP TABLE \`application_events\`;`)
  await db.run(sql`DROP TABLE \`application_drafts\`;`)
  await db.run(sql`DROP TABLE \`applicant_documents\`;`)
  await db.run(sql`DROP TABLE \`subjects_rels\`;`)
  await db.run(sql`ALTER TABLE \`courses_colleges\` DROP COLUMN \`seats\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v_version_colleges\` DROP COLUMN \`seats\`;`)
}
