import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`fee_dues\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`review\` text NOT NULL,
  	\`review_reason\` text,
  	\`student_name\` text NOT NULL,
  	\`application_number\` text NOT NULL,
  	\`course\` text NOT NULL,
  	\`college_name\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`instalment\` numeric NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`due_on\` text,
  	\`paid_at\` text,
  	\`payment_id\` text,
  	\`refunded_paise\` numeric DEFAULT 0 NOT NULL,
  	\`key\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`application_id\` text NOT NULL,
  	\`reviews\` text NOT NULL,
  	\`review_revision\` numeric DEFAULT 0 NOT NULL,
  	\`reminded_step\` numeric,
  	\`notice_due_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`fee_dues_application_number_idx\` ON \`fee_dues\` (\`application_number\`);`)
  await db.run(sql`CREATE INDEX \`fee_dues_paid_at_idx\` ON \`fee_dues\` (\`paid_at\`);`)
  await db.run(sql`CREATE INDEX \`fee_dues_payment_id_idx\` ON \`fee_dues\` (\`payment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`fee_dues_key_idx\` ON \`fee_dues\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`fee_dues_student_id_idx\` ON \`fee_dues\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`fee_dues_application_id_idx\` ON \`fee_dues\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`fee_dues_notice_due_at_idx\` ON \`fee_dues\` (\`notice_due_at\`);`)
  await db.run(sql`CREATE INDEX \`fee_dues_updated_at_idx\` ON \`fee_dues\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fee_dues_created_at_idx\` ON \`fee_dues\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_dueOn_idx\` ON \`fee_dues\` (\`status\`,\`due_on\`);`)
  await db.run(sql`CREATE INDEX \`status_review_paidAt_idx\` ON \`fee_dues\` (\`status\`,\`review\`,\`paid_at\`);`)
  await db.run(sql`CREATE TABLE \`academic_sessions_refund_terms_overrides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`until\` text NOT NULL,
  	\`keep_paise\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`academic_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`academic_sessions_refund_terms_overrides_order_idx\` ON \`academic_sessions_refund_terms_overrides\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`academic_sessions_refund_terms_overrides_parent_id_idx\` ON \`academic_sessions_refund_terms_overrides\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`academic_sessions_refund_terms_tiers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from_days\` numeric NOT NULL,
  	\`percent\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`academic_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`academic_sessions_refund_terms_tiers_order_idx\` ON \`academic_sessions_refund_terms_tiers\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`academic_sessions_refund_terms_tiers_parent_id_idx\` ON \`academic_sessions_refund_terms_tiers\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`refunds\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`needs_attention\` integer DEFAULT false,
  	\`refund_id\` text NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`calculation\` text,
  	\`transaction_id\` text NOT NULL,
  	\`payment_id\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`provider\` text NOT NULL,
  	\`provider_reference\` text,
  	\`note\` text,
  	\`requested_by\` text NOT NULL,
  	\`requested_by_id\` text,
  	\`request_key\` text NOT NULL,
  	\`requested_at\` text NOT NULL,
  	\`decided_at\` text,
  	\`settled_at\` text,
  	\`due_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`refunds_status_idx\` ON \`refunds\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`refunds_needs_attention_idx\` ON \`refunds\` (\`needs_attention\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`refunds_refund_id_idx\` ON \`refunds\` (\`refund_id\`);`)
  await db.run(sql`CREATE INDEX \`refunds_payment_id_idx\` ON \`refunds\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`refunds_student_id_idx\` ON \`refunds\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`refunds_provider_reference_idx\` ON \`refunds\` (\`provider_reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`refunds_request_key_idx\` ON \`refunds\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`refunds_requested_at_idx\` ON \`refunds\` (\`requested_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_due_at_idx\` ON \`refunds\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_updated_at_idx\` ON \`refunds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_created_at_idx\` ON \`refunds\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`offline_payments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`channel\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`received_on\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`subject_id\` text NOT NULL,
  	\`transaction_id\` text NOT NULL,
  	\`reference_key\` text NOT NULL,
  	\`proof_id\` text(36) NOT NULL,
  	\`entered_by\` text NOT NULL,
  	\`entered_by_id\` text NOT NULL,
  	\`entered_at\` text NOT NULL,
  	\`decided_by\` text,
  	\`decided_by_id\` text,
  	\`decided_at\` text,
  	\`reason\` text,
  	\`settled_at\` text,
  	\`due_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`proof_id\`) REFERENCES \`payment_proofs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`offline_payments_status_idx\` ON \`offline_payments\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`offline_payments_reference_idx\` ON \`offline_payments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`offline_payments_student_id_idx\` ON \`offline_payments\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`offline_payments_subject_id_idx\` ON \`offline_payments\` (\`subject_id\`);`)
  await db.run(
    sql`CREATE UNIQUE INDEX \`offline_payments_transaction_id_idx\` ON \`offline_payments\` (\`transaction_id\`);`,
  )
  await db.run(
    sql`CREATE UNIQUE INDEX \`offline_payments_reference_key_idx\` ON \`offline_payments\` (\`reference_key\`);`,
  )
  await db.run(sql`CREATE INDEX \`offline_payments_proof_idx\` ON \`offline_payments\` (\`proof_id\`);`)
  await db.run(sql`CREATE INDEX \`offline_payments_entered_at_idx\` ON \`offline_payments\` (\`entered_at\`);`)
  await db.run(sql`CREATE INDEX \`offline_payments_due_at_idx\` ON \`offline_payments\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`offline_payments_updated_at_idx\` ON \`offline_payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`offline_payments_created_at_idx\` ON \`offline_payments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payment_proofs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`original_name\` text NOT NULL,
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
  await db.run(sql`CREATE INDEX \`payment_proofs_updated_at_idx\` ON \`payment_proofs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payment_proofs_created_at_idx\` ON \`payment_proofs\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_proofs_filename_idx\` ON \`payment_proofs\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`settlement_lines\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`provider\` text NOT NULL,
  	\`settlement_id\` text NOT NULL,
  	\`transaction_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`fee_paise\` numeric NOT NULL,
  	\`tax_paise\` numeric NOT NULL,
  	\`bank_reference\` text,
  	\`settled_at\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`settlement_lines_key_idx\` ON \`settlement_lines\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`settlement_lines_settlement_id_idx\` ON \`settlement_lines\` (\`settlement_id\`);`)
  await db.run(sql`CREATE INDEX \`settlement_lines_transaction_id_idx\` ON \`settlement_lines\` (\`transaction_id\`);`)
  await db.run(sql`CREATE INDEX \`settlement_lines_bank_reference_idx\` ON \`settlement_lines\` (\`bank_reference\`);`)
  await db.run(sql`CREATE INDEX \`settlement_lines_settled_at_idx\` ON \`settlement_lines\` (\`settled_at\`);`)
  await db.run(sql`CREATE INDEX \`settlement_lines_updated_at_idx\` ON \`settlement_lines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`settlement_lines_created_at_idx\` ON \`settlement_lines\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`day_provider_idx\` ON \`settlement_lines\` (\`day\`,\`provider\`);`)
  await db.run(sql`CREATE TABLE \`money_findings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`state\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`advice\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`invariant\` text NOT NULL,
  	\`opened_at\` text NOT NULL,
  	\`last_seen_at\` text NOT NULL,
  	\`resolved_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`money_findings_state_idx\` ON \`money_findings\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`money_findings_key_idx\` ON \`money_findings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`money_findings_invariant_idx\` ON \`money_findings\` (\`invariant\`);`)
  await db.run(sql`CREATE INDEX \`money_findings_opened_at_idx\` ON \`money_findings\` (\`opened_at\`);`)
  await db.run(sql`CREATE INDEX \`money_findings_updated_at_idx\` ON \`money_findings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`money_findings_created_at_idx\` ON \`money_findings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`receipts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`book\` text NOT NULL,
  	\`position\` numeric NOT NULL,
  	\`payment_id\` text NOT NULL,
  	\`issued_at\` text NOT NULL,
  	\`student_name\` text,
  	\`description\` text NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`transaction_id\` text NOT NULL,
  	\`paid_at\` text,
  	\`student_id\` text NOT NULL,
  	\`subject_id\` text NOT NULL,
  	\`tax_label\` text NOT NULL,
  	\`tax_note\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`receipts_number_idx\` ON \`receipts\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`receipts_payment_id_idx\` ON \`receipts\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`receipts_issued_at_idx\` ON \`receipts\` (\`issued_at\`);`)
  await db.run(sql`CREATE INDEX \`receipts_transaction_id_idx\` ON \`receipts\` (\`transaction_id\`);`)
  await db.run(sql`CREATE INDEX \`receipts_student_id_idx\` ON \`receipts\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`receipts_subject_id_idx\` ON \`receipts\` (\`subject_id\`);`)
  await db.run(sql`CREATE INDEX \`receipts_updated_at_idx\` ON \`receipts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`receipts_created_at_idx\` ON \`receipts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`book_position_idx\` ON \`receipts\` (\`book\`,\`position\`);`)
  await db.run(sql`CREATE TABLE \`issued_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`subject_id\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`student_name\` text NOT NULL,
  	\`number\` text NOT NULL,
  	\`issued_at\` text NOT NULL,
  	\`amount_paise\` numeric,
  	\`replaced_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`issued_documents_key_idx\` ON \`issued_documents\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`issued_documents_code_idx\` ON \`issued_documents\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`issued_documents_student_id_idx\` ON \`issued_documents\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`issued_documents_updated_at_idx\` ON \`issued_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`issued_documents_created_at_idx\` ON \`issued_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_subjectId_idx\` ON \`issued_documents\` (\`kind\`,\`subject_id\`);`)
  await db.run(sql`CREATE TABLE \`document_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`sha256\` text NOT NULL,
  	\`requested_id\` text NOT NULL,
  	\`viewer\` text NOT NULL,
  	\`download_name\` text NOT NULL,
  	\`filename\` text,
  	\`due_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`document_files_document_idx\` ON \`document_files\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`document_files_sha256_idx\` ON \`document_files\` (\`sha256\`);`)
  await db.run(sql`CREATE INDEX \`document_files_requested_id_idx\` ON \`document_files\` (\`requested_id\`);`)
  await db.run(sql`CREATE INDEX \`document_files_due_at_idx\` ON \`document_files\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`document_files_updated_at_idx\` ON \`document_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`document_files_created_at_idx\` ON \`document_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`fee_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`registration_days\` numeric DEFAULT 30 NOT NULL,
  	\`dress_days\` numeric DEFAULT 60 NOT NULL,
  	\`tour_min_paise\` numeric DEFAULT 10000 NOT NULL,
  	\`tour_max_paise\` numeric DEFAULT 2500000 NOT NULL,
  	\`tour_times\` numeric DEFAULT 4 NOT NULL,
  	\`library_min_paise\` numeric DEFAULT 5000 NOT NULL,
  	\`library_max_paise\` numeric DEFAULT 1000000 NOT NULL,
  	\`library_times\` numeric DEFAULT 4 NOT NULL,
  	\`taxes_application_rule\` text DEFAULT 'exempt-admission' NOT NULL,
  	\`taxes_application_percent\` numeric,
  	\`taxes_application_code\` text,
  	\`taxes_tuition_rule\` text DEFAULT 'exempt-education' NOT NULL,
  	\`taxes_tuition_percent\` numeric,
  	\`taxes_tuition_code\` text,
  	\`taxes_registration_rule\` text DEFAULT 'exempt-education' NOT NULL,
  	\`taxes_registration_percent\` numeric,
  	\`taxes_registration_code\` text,
  	\`taxes_exam_rule\` text DEFAULT 'exempt-education' NOT NULL,
  	\`taxes_exam_percent\` numeric,
  	\`taxes_exam_code\` text,
  	\`taxes_dress_rule\` text DEFAULT 'undecided' NOT NULL,
  	\`taxes_dress_percent\` numeric,
  	\`taxes_dress_code\` text,
  	\`taxes_tour_rule\` text DEFAULT 'exempt-education' NOT NULL,
  	\`taxes_tour_percent\` numeric,
  	\`taxes_tour_code\` text,
  	\`taxes_library_rule\` text DEFAULT 'exempt-education' NOT NULL,
  	\`taxes_library_percent\` numeric,
  	\`taxes_library_code\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`fee_settings_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`fee_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`fee_settings_numbers_order_parent_idx\` ON \`fee_settings_numbers\` (\`order\`,\`parent_id\`);`,
  )
  await db.run(sql`ALTER TABLE \`applications\` ADD \`fee_refunded_at\` text;`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` ADD \`refund_terms_last_admission_day\` text;`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` ADD \`refund_terms_processing_percent\` numeric;`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` ADD \`refund_terms_processing_max_paise\` numeric;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`channel\` text DEFAULT 'online';`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`provider_payment_id\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`bank_reference\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`method\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`refund_held_paise\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`refunded_paise\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`refund_revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`held_refund_id\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`held_refund\` text;`)
  await db.run(sql`CREATE INDEX \`payments_bank_reference_idx\` ON \`payments\` (\`bank_reference\`);`)
  await db.run(sql`CREATE INDEX \`payments_held_refund_id_idx\` ON \`payments\` (\`held_refund_id\`);`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` ADD \`expires_at\` text;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` ADD \`refund_mode\` text;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` ADD \`refunds\` text;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` ADD \`refunds_revision\` numeric DEFAULT 0 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`fee_dues\`;`)
  await db.run(sql`DROP TABLE \`academic_sessions_refund_terms_overrides\`;`)
  await db.run(sql`DROP TABLE \`academic_sessions_refund_terms_tiers\`;`)
  await db.run(sql`DROP TABLE \`refunds\`;`)
  await db.run(sql`DROP TABLE \`offline_payments\`;`)
  await db.run(sql`DROP TABLE \`payment_proofs\`;`)
  await db.run(sql`DROP TABLE \`settlement_lines\`;`)
  await db.run(sql`DROP TABLE \`money_findings\`;`)
  await db.run(sql`DROP TABLE \`receipts\`;`)
  await db.run(sql`DROP TABLE \`issued_documents\`;`)
  await db.run(sql`DROP TABLE \`document_files\`;`)
  await db.run(sql`DROP TABLE \`fee_settings\`;`)
  await db.run(sql`DROP TABLE \`fee_settings_numbers\`;`)
  await db.run(sql`DROP INDEX \`payments_bank_reference_idx\`;`)
  await db.run(sql`DROP INDEX \`payments_held_refund_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`channel\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`provider_payment_id\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`bank_reference\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`method\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`refund_held_paise\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`refunded_paise\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`refund_revision\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`held_refund_id\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`held_refund\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`fee_refunded_at\`;`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` DROP COLUMN \`refund_terms_last_admission_day\`;`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` DROP COLUMN \`refund_terms_processing_percent\`;`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` DROP COLUMN \`refund_terms_processing_max_paise\`;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` DROP COLUMN \`expires_at\`;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` DROP COLUMN \`refund_mode\`;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` DROP COLUMN \`refunds\`;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` DROP COLUMN \`refunds_revision\`;`)
}
