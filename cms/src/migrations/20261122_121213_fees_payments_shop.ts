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
  	\`reopenings\` text,
  	\`refunded_payment_id\` text,
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
  	\`replaces\` text,
  	\`replaced_by\` text,
  	\`replaced_at\` text,
  	\`replaced_by_staff\` text,
  	\`replacement_reason\` text,
  	\`replaced_by_staff_id\` text,
  	\`corrected\` text,
  	\`revision\` numeric DEFAULT 1,
  	\`due_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`receipts_number_idx\` ON \`receipts\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`receipts_payment_id_idx\` ON \`receipts\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`receipts_issued_at_idx\` ON \`receipts\` (\`issued_at\`);`)
  await db.run(sql`CREATE INDEX \`receipts_transaction_id_idx\` ON \`receipts\` (\`transaction_id\`);`)
  await db.run(sql`CREATE INDEX \`receipts_student_id_idx\` ON \`receipts\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`receipts_subject_id_idx\` ON \`receipts\` (\`subject_id\`);`)
  await db.run(sql`CREATE INDEX \`receipts_due_at_idx\` ON \`receipts\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`receipts_updated_at_idx\` ON \`receipts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`receipts_created_at_idx\` ON \`receipts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`book_position_idx\` ON \`receipts\` (\`book\`,\`position\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`paymentId_revision_idx\` ON \`receipts\` (\`payment_id\`,\`revision\`);`)
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
  await db.run(sql`CREATE TABLE \`stock_movements\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`book_id\` text NOT NULL,
  	\`order_id\` text,
  	\`at\` text NOT NULL,
  	\`book_name\` text NOT NULL,
  	\`change\` numeric NOT NULL,
  	\`copies_after\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`order_number\` text,
  	\`reason\` text,
  	\`by\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stock_movements_key_idx\` ON \`stock_movements\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`stock_movements_book_id_idx\` ON \`stock_movements\` (\`book_id\`);`)
  await db.run(sql`CREATE INDEX \`stock_movements_order_id_idx\` ON \`stock_movements\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`stock_movements_at_idx\` ON \`stock_movements\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`stock_movements_kind_idx\` ON \`stock_movements\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`stock_movements_order_number_idx\` ON \`stock_movements\` (\`order_number\`);`)
  await db.run(sql`CREATE INDEX \`stock_movements_updated_at_idx\` ON \`stock_movements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_movements_created_at_idx\` ON \`stock_movements\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`order_number\` text NOT NULL,
  	\`summary\` text NOT NULL,
  	\`buyer_name\` text NOT NULL,
  	\`books_paise\` numeric NOT NULL,
  	\`delivery_paise\` numeric NOT NULL,
  	\`total_paise\` numeric NOT NULL,
  	\`refunded_paise\` numeric DEFAULT 0 NOT NULL,
  	\`weight_grams\` numeric NOT NULL,
  	\`length_cm\` numeric NOT NULL,
  	\`width_cm\` numeric NOT NULL,
  	\`height_cm\` numeric NOT NULL,
  	\`address_name\` text NOT NULL,
  	\`address_surname\` text NOT NULL,
  	\`address_line1\` text NOT NULL,
  	\`address_line2\` text NOT NULL,
  	\`address_city\` text NOT NULL,
  	\`address_district\` text,
  	\`address_state\` text NOT NULL,
  	\`address_pin\` text NOT NULL,
  	\`address_country\` text NOT NULL,
  	\`address_email\` text NOT NULL,
  	\`address_phone\` text NOT NULL,
  	\`payment_id\` text,
  	\`attempted_at\` text,
  	\`paid_at\` text,
  	\`cancel_requested_at\` text,
  	\`cancelled_by\` text,
  	\`cancel_reason\` text,
  	\`cancelled_at\` text,
  	\`return_requested_at\` text,
  	\`return_reason\` text,
  	\`return_note\` text,
  	\`return_decision\` text,
  	\`return_answer\` text,
  	\`return_decided_by\` text,
  	\`return_decided_at\` text,
  	\`return_refund_paise\` numeric,
  	\`return_restocks\` integer,
  	\`request_key\` text NOT NULL,
  	\`client_reference\` text,
  	\`student_id\` text NOT NULL,
  	\`lines\` text NOT NULL,
  	\`quotes\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_order_number_idx\` ON \`orders\` (\`order_number\`);`)
  await db.run(sql`CREATE INDEX \`orders_buyer_name_idx\` ON \`orders\` (\`buyer_name\`);`)
  await db.run(sql`CREATE INDEX \`orders_address_address_pin_idx\` ON \`orders\` (\`address_pin\`);`)
  await db.run(sql`CREATE INDEX \`orders_address_address_phone_idx\` ON \`orders\` (\`address_phone\`);`)
  await db.run(sql`CREATE INDEX \`orders_payment_id_idx\` ON \`orders\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_attempted_at_idx\` ON \`orders\` (\`attempted_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_paid_at_idx\` ON \`orders\` (\`paid_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_return_requested_at_idx\` ON \`orders\` (\`return_requested_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_request_key_idx\` ON \`orders\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_client_reference_idx\` ON \`orders\` (\`client_reference\`);`)
  await db.run(sql`CREATE INDEX \`orders_student_id_idx\` ON \`orders\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_due_at_idx\` ON \`orders\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_paidAt_createdAt_idx\` ON \`orders\` (\`status\`,\`paid_at\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_idx\` ON \`orders\` (\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shipments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`needs_attention\` integer DEFAULT false,
  	\`courier\` text NOT NULL,
  	\`note\` text,
  	\`order_id\` text NOT NULL,
  	\`order_number\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`courier_name\` text,
  	\`awb\` text,
  	\`tracking_url\` text,
  	\`label_url\` text,
  	\`courier_order_id\` text,
  	\`shipment_id\` text,
  	\`pushed_at\` text,
  	\`pickup_requested_at\` text,
  	\`is_unclear\` integer DEFAULT false,
  	\`notified_at\` text,
  	\`activities\` text,
  	\`dispatched_at\` text,
  	\`delivered_at\` text,
  	\`expected_at\` text,
  	\`tracked_at\` text,
  	\`due_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`shipments_status_idx\` ON \`shipments\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`shipments_needs_attention_idx\` ON \`shipments\` (\`needs_attention\`);`)
  await db.run(sql`CREATE INDEX \`shipments_courier_idx\` ON \`shipments\` (\`courier\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shipments_order_id_idx\` ON \`shipments\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`shipments_order_number_idx\` ON \`shipments\` (\`order_number\`);`)
  await db.run(sql`CREATE INDEX \`shipments_student_id_idx\` ON \`shipments\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`shipments_awb_idx\` ON \`shipments\` (\`awb\`);`)
  await db.run(sql`CREATE INDEX \`shipments_courier_order_id_idx\` ON \`shipments\` (\`courier_order_id\`);`)
  await db.run(sql`CREATE INDEX \`shipments_delivered_at_idx\` ON \`shipments\` (\`delivered_at\`);`)
  await db.run(sql`CREATE INDEX \`shipments_due_at_idx\` ON \`shipments\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`shipments_updated_at_idx\` ON \`shipments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shipments_created_at_idx\` ON \`shipments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_deliveredAt_idx\` ON \`shipments\` (\`status\`,\`delivered_at\`);`)
  await db.run(sql`CREATE TABLE \`courier_sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`courier\` text NOT NULL,
  	\`token\` text,
  	\`token_expires_at\` text,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`refused_credentials\` text,
  	\`refused_until\` text,
  	\`refusal\` text,
  	\`paused_until\` text,
  	\`due_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`courier_sessions_courier_idx\` ON \`courier_sessions\` (\`courier\`);`)
  await db.run(sql`CREATE INDEX \`courier_sessions_due_at_idx\` ON \`courier_sessions\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`courier_sessions_updated_at_idx\` ON \`courier_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courier_sessions_created_at_idx\` ON \`courier_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`book_imports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`new_books\` numeric DEFAULT 0 NOT NULL,
  	\`changed_books\` numeric DEFAULT 0 NOT NULL,
  	\`unchanged_rows\` numeric DEFAULT 0 NOT NULL,
  	\`error_count\` numeric DEFAULT 0 NOT NULL,
  	\`staff_name\` text NOT NULL,
  	\`staff_id\` text NOT NULL,
  	\`ignores_copies\` integer DEFAULT false,
  	\`rows\` text,
  	\`row_errors\` text,
  	\`processed\` numeric DEFAULT 0 NOT NULL,
  	\`failures\` text,
  	\`due_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`book_imports_due_at_idx\` ON \`book_imports\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`book_imports_updated_at_idx\` ON \`book_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`book_imports_created_at_idx\` ON \`book_imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`stock_notices\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`book_id\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`due_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stock_notices_key_idx\` ON \`stock_notices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`stock_notices_book_id_idx\` ON \`stock_notices\` (\`book_id\`);`)
  await db.run(sql`CREATE INDEX \`stock_notices_email_idx\` ON \`stock_notices\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`stock_notices_due_at_idx\` ON \`stock_notices\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_notices_updated_at_idx\` ON \`stock_notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_notices_created_at_idx\` ON \`stock_notices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`recorded_courses_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`address\` text,
  	\`summary\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`recorded_courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recorded_courses_videos_order_idx\` ON \`recorded_courses_videos\` (\`_order\`);`)
  await db.run(
    sql`CREATE INDEX \`recorded_courses_videos_parent_id_idx\` ON \`recorded_courses_videos\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`recorded_courses\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`order\` numeric DEFAULT 100,
  	\`name\` text,
  	\`description\` text,
  	\`price_paise\` numeric,
  	\`duration\` text,
  	\`image_id\` text(36),
  	\`confirmed_amounts\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`recorded_courses_order_idx\` ON \`recorded_courses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`recorded_courses_name_idx\` ON \`recorded_courses\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`recorded_courses_image_idx\` ON \`recorded_courses\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`recorded_courses_updated_at_idx\` ON \`recorded_courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recorded_courses_created_at_idx\` ON \`recorded_courses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`recorded_courses_deleted_at_idx\` ON \`recorded_courses\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`recorded_courses__status_idx\` ON \`recorded_courses\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_recorded_courses_v_version_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`address\` text,
  	\`summary\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_recorded_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_recorded_courses_v_version_videos_order_idx\` ON \`_recorded_courses_v_version_videos\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_recorded_courses_v_version_videos_parent_id_idx\` ON \`_recorded_courses_v_version_videos\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_recorded_courses_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_active\` integer DEFAULT true,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_price_paise\` numeric,
  	\`version_duration\` text,
  	\`version_image_id\` text(36),
  	\`version_confirmed_amounts\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recorded_courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_recorded_courses_v_parent_idx\` ON \`_recorded_courses_v\` (\`parent_id\`);`)
  await db.run(
    sql`CREATE INDEX \`_recorded_courses_v_version_version_order_idx\` ON \`_recorded_courses_v\` (\`version_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_recorded_courses_v_version_version_name_idx\` ON \`_recorded_courses_v\` (\`version_name\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_recorded_courses_v_version_version_image_idx\` ON \`_recorded_courses_v\` (\`version_image_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_recorded_courses_v_version_version_updated_at_idx\` ON \`_recorded_courses_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_recorded_courses_v_version_version_created_at_idx\` ON \`_recorded_courses_v\` (\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_recorded_courses_v_version_version_deleted_at_idx\` ON \`_recorded_courses_v\` (\`version_deleted_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_recorded_courses_v_version_version__status_idx\` ON \`_recorded_courses_v\` (\`version__status\`);`,
  )
  await db.run(sql`CREATE INDEX \`_recorded_courses_v_created_at_idx\` ON \`_recorded_courses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_courses_v_updated_at_idx\` ON \`_recorded_courses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_courses_v_latest_idx\` ON \`_recorded_courses_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_courses_v_autosave_idx\` ON \`_recorded_courses_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`course_purchases\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`student_name\` text NOT NULL,
  	\`course_name\` text NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`paid_at\` text,
  	\`payment_id\` text,
  	\`refunded_paise\` numeric DEFAULT 0 NOT NULL,
  	\`key\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`course_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`course_purchases_started_at_idx\` ON \`course_purchases\` (\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`course_purchases_paid_at_idx\` ON \`course_purchases\` (\`paid_at\`);`)
  await db.run(sql`CREATE INDEX \`course_purchases_payment_id_idx\` ON \`course_purchases\` (\`payment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`course_purchases_key_idx\` ON \`course_purchases\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`course_purchases_student_id_idx\` ON \`course_purchases\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`course_purchases_course_id_idx\` ON \`course_purchases\` (\`course_id\`);`)
  await db.run(sql`CREATE INDEX \`course_purchases_updated_at_idx\` ON \`course_purchases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`course_purchases_created_at_idx\` ON \`course_purchases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`course_progress\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`course_id\` text NOT NULL,
  	\`video_id\` text NOT NULL,
  	\`opened_at\` text,
  	\`is_watched\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`course_progress_key_idx\` ON \`course_progress\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`course_progress_updated_at_idx\` ON \`course_progress\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`course_progress_created_at_idx\` ON \`course_progress\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`studentId_courseId_idx\` ON \`course_progress\` (\`student_id\`,\`course_id\`);`)
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
  await db.run(sql`CREATE TABLE \`shop_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`delivery_low_stock_copies\` numeric DEFAULT 1 NOT NULL,
  	\`delivery_low_stock_paise\` numeric DEFAULT 8000 NOT NULL,
  	\`delivery_normal_paise\` numeric DEFAULT 18000 NOT NULL,
  	\`low_stock_copies\` numeric DEFAULT 3 NOT NULL,
  	\`return_days\` numeric DEFAULT 7 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`learning_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tax_rule\` text DEFAULT 'undecided' NOT NULL,
  	\`tax_percent\` numeric,
  	\`tax_code\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  await db.run(sql`ALTER TABLE \`payments\` ADD \`ended_due_at\` text;`)
  await db.run(sql`CREATE INDEX \`payments_bank_reference_idx\` ON \`payments\` (\`bank_reference\`);`)
  await db.run(sql`CREATE INDEX \`payments_held_refund_id_idx\` ON \`payments\` (\`held_refund_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_ended_due_at_idx\` ON \`payments\` (\`ended_due_at\`);`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` ADD \`expires_at\` text;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` ADD \`refund_mode\` text;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` ADD \`refunds\` text;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` ADD \`refunds_revision\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`books\` ADD \`import_key\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`books_import_key_idx\` ON \`books\` (\`import_key\`);`)
  await db.run(sql`ALTER TABLE \`_books_v\` ADD \`version_import_key\` text;`)
  await db.run(sql`CREATE INDEX \`_books_v_version_version_import_key_idx\` ON \`_books_v\` (\`version_import_key\`);`)
  await db.run(sql`ALTER TABLE \`book_stock\` ADD \`held_copies\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`book_stock\` ADD \`revision\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`book_stock\` ADD \`ledger\` text;`)
  await db.run(sql`ALTER TABLE \`book_stock\` ADD \`check_at\` text;`)
  await db.run(sql`CREATE INDEX \`book_stock_held_copies_idx\` ON \`book_stock\` (\`held_copies\`);`)
  await db.run(sql`CREATE INDEX \`book_stock_check_at_idx\` ON \`book_stock\` (\`check_at\`);`)
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`recorded_courses_id\` text(36) REFERENCES recorded_courses(id);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_recorded_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`recorded_courses_id\`);`,
  )
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
  await db.run(sql`DROP TABLE \`stock_movements\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`shipments\`;`)
  await db.run(sql`DROP TABLE \`courier_sessions\`;`)
  await db.run(sql`DROP TABLE \`book_imports\`;`)
  await db.run(sql`DROP TABLE \`stock_notices\`;`)
  await db.run(sql`DROP TABLE \`recorded_courses_videos\`;`)
  await db.run(sql`DROP TABLE \`recorded_courses\`;`)
  await db.run(sql`DROP TABLE \`_recorded_courses_v_version_videos\`;`)
  await db.run(sql`DROP TABLE \`_recorded_courses_v\`;`)
  await db.run(sql`DROP TABLE \`course_purchases\`;`)
  await db.run(sql`DROP TABLE \`course_progress\`;`)
  await db.run(sql`DROP TABLE \`fee_settings\`;`)
  await db.run(sql`DROP TABLE \`fee_settings_numbers\`;`)
  await db.run(sql`DROP TABLE \`shop_settings\`;`)
  await db.run(sql`DROP TABLE \`learning_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`contact_messages_id\` text(36),
  	\`courses_id\` text(36),
  	\`colleges_id\` text(36),
  	\`subjects_id\` text(36),
  	\`gallery_items_id\` text(36),
  	\`policies_id\` text(36),
  	\`media_id\` text(36),
  	\`reference_lists_id\` text(36),
  	\`books_id\` text(36),
  	\`book_stock_id\` text(36),
  	\`staff_id\` text(36),
  	\`students_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`colleges_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subjects_id\`) REFERENCES \`subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_items_id\`) REFERENCES \`gallery_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`policies_id\`) REFERENCES \`policies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reference_lists_id\`) REFERENCES \`reference_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`books_id\`) REFERENCES \`books\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`book_stock_id\`) REFERENCES \`book_stock\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`students_id\`) REFERENCES \`students\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "contact_messages_id", "courses_id", "colleges_id", "subjects_id", "gallery_items_id", "policies_id", "media_id", "reference_lists_id", "books_id", "book_stock_id", "staff_id", "students_id") SELECT "id", "order", "parent_id", "path", "contact_messages_id", "courses_id", "colleges_id", "subjects_id", "gallery_items_id", "policies_id", "media_id", "reference_lists_id", "books_id", "book_stock_id", "staff_id", "students_id" FROM \`payload_locked_documents_rels\`;`,
  )
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_colleges_id_idx\` ON \`payload_locked_documents_rels\` (\`colleges_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_subjects_id_idx\` ON \`payload_locked_documents_rels\` (\`subjects_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_gallery_items_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_items_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_policies_id_idx\` ON \`payload_locked_documents_rels\` (\`policies_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_reference_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`reference_lists_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_books_id_idx\` ON \`payload_locked_documents_rels\` (\`books_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_book_stock_id_idx\` ON \`payload_locked_documents_rels\` (\`book_stock_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_students_id_idx\` ON \`payload_locked_documents_rels\` (\`students_id\`);`,
  )
  await db.run(sql`DROP INDEX \`payments_bank_reference_idx\`;`)
  await db.run(sql`DROP INDEX \`payments_held_refund_id_idx\`;`)
  await db.run(sql`DROP INDEX \`payments_ended_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`channel\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`provider_payment_id\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`bank_reference\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`method\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`refund_held_paise\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`refunded_paise\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`refund_revision\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`held_refund_id\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`held_refund\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`ended_due_at\`;`)
  await db.run(sql`DROP INDEX \`books_import_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`books\` DROP COLUMN \`import_key\`;`)
  await db.run(sql`DROP INDEX \`_books_v_version_version_import_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`_books_v\` DROP COLUMN \`version_import_key\`;`)
  await db.run(sql`DROP INDEX \`book_stock_held_copies_idx\`;`)
  await db.run(sql`DROP INDEX \`book_stock_check_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`book_stock\` DROP COLUMN \`held_copies\`;`)
  await db.run(sql`ALTER TABLE \`book_stock\` DROP COLUMN \`revision\`;`)
  await db.run(sql`ALTER TABLE \`book_stock\` DROP COLUMN \`ledger\`;`)
  await db.run(sql`ALTER TABLE \`book_stock\` DROP COLUMN \`check_at\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`fee_refunded_at\`;`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` DROP COLUMN \`refund_terms_last_admission_day\`;`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` DROP COLUMN \`refund_terms_processing_percent\`;`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` DROP COLUMN \`refund_terms_processing_max_paise\`;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` DROP COLUMN \`expires_at\`;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` DROP COLUMN \`refund_mode\`;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` DROP COLUMN \`refunds\`;`)
  await db.run(sql`ALTER TABLE \`simulator_payments\` DROP COLUMN \`refunds_revision\`;`)
}
