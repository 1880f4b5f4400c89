import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`money_approvals\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`kind\` text NOT NULL,
	\`description\` text NOT NULL,
	\`amount_paise\` numeric,
	\`change\` text NOT NULL,
	\`status\` text NOT NULL,
	\`reason\` text NOT NULL,
	\`requested_by\` text NOT NULL,
	\`requested_at\` text NOT NULL,
	\`decided_by\` text,
	\`decided_at\` text,
	\`decision_reason\` text,
	\`outcome\` text,
	\`student_id\` text NOT NULL,
	\`college\` text,
	\`course\` text,
	\`subject_id\` text NOT NULL,
	\`request\` text NOT NULL,
	\`waiting_key\` text NOT NULL,
	\`requested_by_id\` text NOT NULL,
	\`decided_by_id\` text,
	\`settled_at\` text,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE INDEX \`money_approvals_status_idx\` ON \`money_approvals\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`money_approvals_requested_at_idx\` ON \`money_approvals\` (\`requested_at\`);`)
  await db.run(sql`CREATE INDEX \`money_approvals_student_id_idx\` ON \`money_approvals\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`money_approvals_subject_id_idx\` ON \`money_approvals\` (\`subject_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`money_approvals_waiting_key_idx\` ON \`money_approvals\` (\`waiting_key\`);`)
  await db.run(sql`CREATE INDEX \`money_approvals_due_at_idx\` ON \`money_approvals\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`money_approvals_updated_at_idx\` ON \`money_approvals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`money_approvals_created_at_idx\` ON \`money_approvals\` (\`created_at\`);`)
  await db.run(
    sql`CREATE INDEX \`college_requestedAt_createdAt_course_1_idx\` ON \`money_approvals\` (\`college\`,\`requested_at\`,\`created_at\`,\`course\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_requestedAt_createdAt_college_1_idx\` ON \`money_approvals\` (\`course\`,\`requested_at\`,\`created_at\`,\`college\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`requestedAt_createdAt_college_course_1_idx\` ON \`money_approvals\` (\`requested_at\`,\`created_at\`,\`college\`,\`course\`);`,
  )
  await db.run(sql`CREATE TABLE \`bank_lines\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`booked_on\` text NOT NULL,
	\`amount_paise\` numeric NOT NULL,
	\`narration\` text NOT NULL,
	\`reference\` text,
	\`status\` text NOT NULL,
	\`proposal\` text,
	\`note\` text,
	\`file_name\` text NOT NULL,
	\`imported_by\` text NOT NULL,
	\`imported_at\` text NOT NULL,
	\`decided_by\` text,
	\`decided_at\` text,
	\`key\` text NOT NULL,
	\`offline_id\` text,
	\`imported_by_id\` text NOT NULL,
	\`decided_by_id\` text,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE INDEX \`bank_lines_booked_on_idx\` ON \`bank_lines\` (\`booked_on\`);`)
  await db.run(sql`CREATE INDEX \`bank_lines_reference_idx\` ON \`bank_lines\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`bank_lines_status_idx\` ON \`bank_lines\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`bank_lines_imported_at_idx\` ON \`bank_lines\` (\`imported_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bank_lines_key_idx\` ON \`bank_lines\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`bank_lines_offline_id_idx\` ON \`bank_lines\` (\`offline_id\`);`)
  await db.run(sql`CREATE INDEX \`bank_lines_updated_at_idx\` ON \`bank_lines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bank_lines_created_at_idx\` ON \`bank_lines\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`day_closings\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`day\` text NOT NULL,
	\`counter\` text NOT NULL,
	\`status\` text NOT NULL,
	\`totals\` text NOT NULL,
	\`expected_paise\` numeric NOT NULL,
	\`counted_paise\` numeric NOT NULL,
	\`difference_paise\` numeric NOT NULL,
	\`reason\` text,
	\`signed_at\` text NOT NULL,
	\`closed_by\` text,
	\`closed_at\` text,
	\`reopened_by\` text,
	\`reopen_reason\` text,
	\`key\` text NOT NULL,
	\`counter_id\` text NOT NULL,
	\`closed_by_id\` text,
	\`revision\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE INDEX \`day_closings_day_idx\` ON \`day_closings\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`day_closings_status_idx\` ON \`day_closings\` (\`status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_closings_key_idx\` ON \`day_closings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`day_closings_updated_at_idx\` ON \`day_closings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`day_closings_created_at_idx\` ON \`day_closings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`fee_settings_late_fees\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text PRIMARY KEY NOT NULL,
	\`course\` text NOT NULL,
	\`kind\` text DEFAULT 'none' NOT NULL,
	\`amount_paise\` numeric DEFAULT 0,
	\`cap_paise\` numeric DEFAULT 0,
	\`grace_days\` numeric DEFAULT 0,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`fee_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`fee_settings_late_fees_order_idx\` ON \`fee_settings_late_fees\` (\`_order\`);`)
  await db.run(
    sql`CREATE INDEX \`fee_settings_late_fees_parent_id_idx\` ON \`fee_settings_late_fees\` (\`_parent_id\`);`,
  )
  await db.run(sql`ALTER TABLE \`payments\` ADD \`offline_id\` text;`)
  await db.run(sql`CREATE INDEX \`payments_offline_id_idx\` ON \`payments\` (\`offline_id\`);`)
  await db.run(sql`ALTER TABLE \`fee_dues\` ADD \`concession_paise\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`fee_dues\` ADD \`charge_paise\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`fee_dues\` ADD \`late_fee_paise\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`fee_dues\` ADD \`paid_paise\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`fee_dues\` ADD \`held_paise\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`fee_dues\` ADD \`entries\` text;`)
  await db.run(sql`ALTER TABLE \`fee_dues\` ADD \`concessions\` text;`)
  await db.run(sql`ALTER TABLE \`fee_dues\` ADD \`money_revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`bank\` text;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`instrument_on\` text;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`booked_on\` text;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`cleared_on\` text;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`cleared_by\` text;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`bounced_on\` text;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`bounced_by\` text;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`bounce_reason\` text;`)
  await db.run(sql`ALTER TABLE \`offline_payments\` ADD \`allocations\` text;`)
  await db.run(sql`CREATE INDEX \`offline_payments_received_on_idx\` ON \`offline_payments\` (\`received_on\`);`)
  await db.run(sql`CREATE INDEX \`offline_payments_booked_on_idx\` ON \`offline_payments\` (\`booked_on\`);`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`breakdown\` text;`)
  await db.run(sql`ALTER TABLE \`fee_settings\` ADD \`bounce_charge_paise\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`fee_settings\` ADD \`refund_limit_paise\` numeric DEFAULT 1000000;`)
}
