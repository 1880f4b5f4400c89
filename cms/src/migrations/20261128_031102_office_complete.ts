import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`second_readings\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`application\` text NOT NULL,
	\`number\` text NOT NULL,
	\`first_id\` text NOT NULL,
	\`first_name\` text NOT NULL,
	\`first_verdict\` text NOT NULL,
	\`second_id\` text NOT NULL,
	\`second_name\` text NOT NULL,
	\`second_verdict\` text NOT NULL,
	\`third_id\` text,
	\`third_name\` text,
	\`third_verdict\` text,
	\`outcome\` text NOT NULL,
	\`ended_at\` text NOT NULL,
	\`college\` text,
	\`course\` text,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`second_readings_key_idx\` ON \`second_readings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`second_readings_application_idx\` ON \`second_readings\` (\`application\`);`)
  await db.run(sql`CREATE INDEX \`second_readings_first_id_idx\` ON \`second_readings\` (\`first_id\`);`)
  await db.run(sql`CREATE INDEX \`second_readings_second_id_idx\` ON \`second_readings\` (\`second_id\`);`)
  await db.run(sql`CREATE INDEX \`second_readings_third_id_idx\` ON \`second_readings\` (\`third_id\`);`)
  await db.run(sql`CREATE INDEX \`second_readings_ended_at_idx\` ON \`second_readings\` (\`ended_at\`);`)
  await db.run(sql`CREATE INDEX \`second_readings_updated_at_idx\` ON \`second_readings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_readings_created_at_idx\` ON \`second_readings\` (\`created_at\`);`)
  await db.run(
    sql`CREATE INDEX \`firstId_outcome_endedAt_idx\` ON \`second_readings\` (\`first_id\`,\`outcome\`,\`ended_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`secondId_outcome_endedAt_idx\` ON \`second_readings\` (\`second_id\`,\`outcome\`,\`ended_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`correction_windows\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`course\` text NOT NULL,
	\`session_id\` text(36) NOT NULL,
	\`first_day\` text NOT NULL,
	\`last_day\` text NOT NULL,
	\`items\` text NOT NULL,
	\`announces\` integer DEFAULT true,
	\`reminder_days\` numeric DEFAULT 2 NOT NULL,
	\`session_year\` text,
	\`announced_at\` text,
	\`reminded_at\` text,
	\`last_id\` text,
	\`ended_at\` text,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (\`session_id\`) REFERENCES \`academic_sessions\`(\`id\`) ON UPDATE no action ON DELETE set null
);
`)
  await db.run(sql`CREATE INDEX \`correction_windows_session_idx\` ON \`correction_windows\` (\`session_id\`);`)
  await db.run(sql`CREATE INDEX \`correction_windows_due_at_idx\` ON \`correction_windows\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`correction_windows_updated_at_idx\` ON \`correction_windows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`correction_windows_created_at_idx\` ON \`correction_windows\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`course_sessionYear_idx\` ON \`correction_windows\` (\`course\`,\`session_year\`);`)
  await db.run(sql`CREATE TABLE \`figure_counts\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`session\` text,
	\`college\` text NOT NULL,
	\`unit\` text NOT NULL,
	\`period\` text,
	\`cells\` text NOT NULL,
	\`move\` numeric NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`figure_counts_key_idx\` ON \`figure_counts\` (\`key\`);`)
  await db.run(
    sql`CREATE INDEX \`unit_college_session_period_idx\` ON \`figure_counts\` (\`unit\`,\`college\`,\`session\`,\`period\`);`,
  )
  await db.run(sql`CREATE INDEX \`unit_period_idx\` ON \`figure_counts\` (\`unit\`,\`period\`);`)
  await db.run(sql`CREATE TABLE \`figure_entries\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`counted\` text,
	\`move\` numeric NOT NULL,
	\`due_at\` text
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`figure_entries_key_idx\` ON \`figure_entries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`figure_entries_due_at_idx\` ON \`figure_entries\` (\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`figure_state\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`number\` numeric NOT NULL,
	\`is_applied\` integer DEFAULT false NOT NULL,
	\`content\` text,
	\`counted_at\` text,
	\`checked_at\` text,
	\`differences\` numeric
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`figure_state_key_idx\` ON \`figure_state\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`figure_keys\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`name\` text NOT NULL,
	\`hash\` text NOT NULL,
	\`colleges\` text NOT NULL,
	\`courses\` text NOT NULL,
	\`sees_money\` integer DEFAULT false NOT NULL,
	\`expires_at\` text NOT NULL,
	\`revoked_at\` text,
	\`used_at\` text,
	\`created_by\` text NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`figure_keys_hash_idx\` ON \`figure_keys\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`figure_keys_updated_at_idx\` ON \`figure_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`figure_keys_created_at_idx\` ON \`figure_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`export_files\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`staff_id\` text NOT NULL,
	\`requested_at\` text NOT NULL,
	\`export\` text NOT NULL,
	\`query\` text NOT NULL,
	\`format\` text NOT NULL,
	\`access_id\` text,
	\`state\` text NOT NULL,
	\`rows\` numeric,
	\`note\` text,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE INDEX \`export_files_due_at_idx\` ON \`export_files\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`export_files_updated_at_idx\` ON \`export_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`export_files_created_at_idx\` ON \`export_files\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`staffId_requestedAt_idx\` ON \`export_files\` (\`staff_id\`,\`requested_at\`);`)
  await db.run(sql`CREATE TABLE \`fee_settings_concession_documents\` (
	\`order\` integer NOT NULL,
	\`parent_id\` text(36) NOT NULL,
	\`value\` text,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	FOREIGN KEY (\`parent_id\`) REFERENCES \`fee_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`fee_settings_concession_documents_order_idx\` ON \`fee_settings_concession_documents\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`fee_settings_concession_documents_parent_idx\` ON \`fee_settings_concession_documents\` (\`parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`accounting_settings\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`home_state\` text,
	\`tally_company\` text,
	\`ledgers_cash\` text,
	\`ledgers_bank\` text,
	\`ledgers_gateway\` text,
	\`ledgers_cgst\` text,
	\`ledgers_sgst\` text,
	\`ledgers_igst\` text,
	\`ledgers_application_fee\` text,
	\`ledgers_tuition\` text,
	\`ledgers_registration\` text,
	\`ledgers_exam\` text,
	\`ledgers_dress\` text,
	\`ledgers_identity_card\` text,
	\`ledgers_tour\` text,
	\`ledgers_library\` text,
	\`ledgers_late_fee\` text,
	\`ledgers_bounce_charge\` text,
	\`ledgers_order\` text,
	\`ledgers_recorded_course\` text,
	\`ledgers_not_counted\` text,
	\`updated_at\` text,
	\`created_at\` text
);
`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`count_mark\` text;`)
  await db.run(sql`CREATE INDEX \`payments_paid_at_idx\` ON \`payments\` (\`paid_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_count_mark_idx\` ON \`payments\` (\`count_mark\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`reading_state\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`first_reader\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`second_reader\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`reading\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`started_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`count_mark\` text;`)
  await db.run(sql`CREATE INDEX \`applications_count_mark_idx\` ON \`applications\` (\`count_mark\`);`)
  await db.run(
    sql`CREATE INDEX \`readingState_rank_createdAt_course_college_dueOn_idx\` ON \`applications\` (\`reading_state\`,\`rank\`,\`created_at\`,\`course\`,\`college_id\`,\`due_on\`);`,
  )
  await db.run(sql`ALTER TABLE \`application_drafts\` ADD \`session_year\` text;`)
  await db.run(sql`ALTER TABLE \`application_drafts\` ADD \`count_mark\` text;`)
  await db.run(sql`CREATE INDEX \`application_drafts_count_mark_idx\` ON \`application_drafts\` (\`count_mark\`);`)
  await db.run(sql`ALTER TABLE \`fee_dues\` ADD \`plan_changes\` text;`)
  await db.run(sql`ALTER TABLE \`fee_dues\` ADD \`count_mark\` text;`)
  await db.run(sql`CREATE INDEX \`fee_dues_count_mark_idx\` ON \`fee_dues\` (\`count_mark\`);`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`bank_line_id\` text;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`imported_by_id\` text;`)
  await db.run(sql`CREATE INDEX \`offline_payments_bank_line_id_idx\` ON \`offline_payments\` (\`bank_line_id\`);`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`second_reader\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`second_reader_sample\` numeric DEFAULT 5;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`second_reader_seed\` text;`)
  await db.run(sql`ALTER TABLE \`access_records\` ADD \`format\` text;`)
  await db.run(sql`ALTER TABLE \`access_records\` ADD \`columns\` text;`)
  await db.run(
    sql`ALTER TABLE \`money_approvals\` ADD \`document_id\` text(36) REFERENCES payment_proofs(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(sql`CREATE INDEX \`money_approvals_document_idx\` ON \`money_approvals\` (\`document_id\`);`)
  await db.run(sql`ALTER TABLE \`bank_lines\` ADD \`draft\` text;`)
  await db.run(sql`CREATE INDEX \`refunds_decided_at_idx\` ON \`refunds\` (\`decided_at\`);`)
}
