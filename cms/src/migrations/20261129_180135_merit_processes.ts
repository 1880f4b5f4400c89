import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`merit_processes\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`title\` text NOT NULL,
	\`course\` text NOT NULL,
	\`session_year\` text NOT NULL,
	\`state\` text DEFAULT 'draft' NOT NULL,
	\`key\` text NOT NULL,
	\`steps\` text NOT NULL,
	\`rules\` text NOT NULL,
	\`units\` text NOT NULL,
	\`matrix_version\` numeric DEFAULT 0 NOT NULL,
	\`lot_seed\` text NOT NULL,
	\`lot_seed_hash\` text NOT NULL,
	\`opened_at\` text,
	\`entries_up_to\` text,
	\`announced\` text,
	\`revision\` numeric DEFAULT 1 NOT NULL,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`merit_processes_key_idx\` ON \`merit_processes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`merit_processes_due_at_idx\` ON \`merit_processes\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`merit_processes_updated_at_idx\` ON \`merit_processes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`merit_processes_created_at_idx\` ON \`merit_processes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`seat_matrices\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`process\` text NOT NULL,
	\`version\` numeric NOT NULL,
	\`rows\` text NOT NULL,
	\`proposed_by\` text,
	\`note\` text,
	\`by\` text NOT NULL,
	\`staff_id\` text NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`seat_matrices_key_idx\` ON \`seat_matrices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`seat_matrices_process_idx\` ON \`seat_matrices\` (\`process\`);`)
  await db.run(sql`CREATE INDEX \`seat_matrices_updated_at_idx\` ON \`seat_matrices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`seat_matrices_created_at_idx\` ON \`seat_matrices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`merit_entries\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`process\` text NOT NULL,
	\`number\` text NOT NULL,
	\`student_id\` text NOT NULL,
	\`student_name\` text NOT NULL,
	\`row_key\` text NOT NULL,
	\`subject\` text DEFAULT '',
	\`college\` text,
	\`course\` text,
	\`marks\` text,
	\`marked_at\` text,
	\`verification\` text DEFAULT 'missing' NOT NULL,
	\`verified_marks\` text,
	\`verified_by\` text,
	\`verified_at\` text,
	\`return_reason\` text,
	\`score\` numeric,
	\`score_parts\` text,
	\`ties\` text,
	\`category\` text DEFAULT 'UR' NOT NULL,
	\`groups\` text,
	\`findings\` text,
	\`is_valid\` integer DEFAULT false,
	\`explanations\` text,
	\`choices\` text,
	\`choices_at\` text,
	\`locked_at\` text,
	\`standing\` text DEFAULT 'in' NOT NULL,
	\`out_reason\` text,
	\`offer\` text,
	\`revision\` numeric DEFAULT 1 NOT NULL,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`merit_entries_key_idx\` ON \`merit_entries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`merit_entries_process_idx\` ON \`merit_entries\` (\`process\`);`)
  await db.run(sql`CREATE INDEX \`merit_entries_student_id_idx\` ON \`merit_entries\` (\`student_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`merit_entries_row_key_idx\` ON \`merit_entries\` (\`row_key\`);`)
  await db.run(sql`CREATE INDEX \`merit_entries_score_idx\` ON \`merit_entries\` (\`score\`);`)
  await db.run(sql`CREATE INDEX \`merit_entries_due_at_idx\` ON \`merit_entries\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`merit_entries_updated_at_idx\` ON \`merit_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`merit_entries_created_at_idx\` ON \`merit_entries\` (\`created_at\`);`)
  await db.run(
    sql`CREATE INDEX \`process_verification_markedAt_idx\` ON \`merit_entries\` (\`process\`,\`verification\`,\`marked_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`process_standing_idx\` ON \`merit_entries\` (\`process\`,\`standing\`);`)
  await db.run(
    sql`CREATE INDEX \`process_subject_score_idx\` ON \`merit_entries\` (\`process\`,\`subject\`,\`score\`);`,
  )
  await db.run(sql`CREATE TABLE \`merit_objections\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`process\` text NOT NULL,
	\`entry\` text NOT NULL,
	\`student_id\` text NOT NULL,
	\`number\` text NOT NULL,
	\`about\` text NOT NULL,
	\`text\` text NOT NULL,
	\`document\` text,
	\`state\` text DEFAULT 'open' NOT NULL,
	\`decision\` text,
	\`decided_by\` text,
	\`decided_by_id\` text,
	\`decided_at\` text,
	\`college\` text,
	\`course\` text,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`merit_objections_key_idx\` ON \`merit_objections\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`merit_objections_process_idx\` ON \`merit_objections\` (\`process\`);`)
  await db.run(sql`CREATE INDEX \`merit_objections_entry_idx\` ON \`merit_objections\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`merit_objections_student_id_idx\` ON \`merit_objections\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`merit_objections_updated_at_idx\` ON \`merit_objections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`merit_objections_created_at_idx\` ON \`merit_objections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`process_state_idx\` ON \`merit_objections\` (\`process\`,\`state\`);`)
  await db.run(sql`CREATE TABLE \`merit_lists\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`process\` text NOT NULL,
	\`kind\` text NOT NULL,
	\`version\` numeric NOT NULL,
	\`published_at\` text NOT NULL,
	\`by\` text NOT NULL,
	\`staff_id\` text NOT NULL,
	\`people\` numeric NOT NULL,
	\`hash\` text NOT NULL,
	\`content\` text NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`merit_lists_key_idx\` ON \`merit_lists\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`merit_lists_process_idx\` ON \`merit_lists\` (\`process\`);`)
  await db.run(sql`CREATE INDEX \`merit_lists_updated_at_idx\` ON \`merit_lists\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`merit_lists_created_at_idx\` ON \`merit_lists\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`allotment_runs\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`process\` text NOT NULL,
	\`round\` numeric NOT NULL,
	\`number\` numeric NOT NULL,
	\`state\` text NOT NULL,
	\`published_key\` text NOT NULL,
	\`rules\` text NOT NULL,
	\`matrix_version\` numeric NOT NULL,
	\`lot_seed\` text NOT NULL,
	\`input_hash\` text NOT NULL,
	\`result_hash\` text NOT NULL,
	\`content\` text NOT NULL,
	\`figures\` text NOT NULL,
	\`comparison\` text,
	\`findings\` text,
	\`ran_at\` text NOT NULL,
	\`ran_by\` text NOT NULL,
	\`ran_by_id\` text NOT NULL,
	\`published_at\` text,
	\`published_by\` text,
	\`published_by_id\` text,
	\`offers_up_to\` numeric DEFAULT 0 NOT NULL,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`allotment_runs_key_idx\` ON \`allotment_runs\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`allotment_runs_process_idx\` ON \`allotment_runs\` (\`process\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`allotment_runs_published_key_idx\` ON \`allotment_runs\` (\`published_key\`);`)
  await db.run(sql`CREATE INDEX \`allotment_runs_due_at_idx\` ON \`allotment_runs\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`allotment_runs_updated_at_idx\` ON \`allotment_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`allotment_runs_created_at_idx\` ON \`allotment_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`process_state_round_idx\` ON \`allotment_runs\` (\`process\`,\`state\`,\`round\`);`)
  await db.run(sql`CREATE TABLE \`seat_offers\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`process\` text NOT NULL,
	\`round\` numeric NOT NULL,
	\`run\` text NOT NULL,
	\`entry\` text NOT NULL,
	\`application\` text NOT NULL,
	\`student_id\` text NOT NULL,
	\`student_name\` text NOT NULL,
	\`number\` text NOT NULL,
	\`unit\` text NOT NULL,
	\`college_name\` text NOT NULL,
	\`subject\` text DEFAULT '',
	\`category\` text NOT NULL,
	\`choice\` numeric NOT NULL,
	\`ways\` text NOT NULL,
	\`reasons\` text,
	\`costs_paise\` numeric NOT NULL,
	\`credit_paise\` numeric DEFAULT 0 NOT NULL,
	\`due_paise\` numeric NOT NULL,
	\`refund_paise\` numeric DEFAULT 0 NOT NULL,
	\`payment_id\` text,
	\`paid_paise\` numeric DEFAULT 0 NOT NULL,
	\`paid_at\` text,
	\`refunded_paise\` numeric DEFAULT 0 NOT NULL,
	\`status\` text DEFAULT 'offered' NOT NULL,
	\`next\` text,
	\`respond_by\` text NOT NULL,
	\`answered_at\` text,
	\`joined_at\` text,
	\`joined_by\` text,
	\`replaced_by\` text,
	\`revision\` numeric DEFAULT 1 NOT NULL,
	\`college\` text,
	\`course\` text,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`seat_offers_key_idx\` ON \`seat_offers\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`seat_offers_process_idx\` ON \`seat_offers\` (\`process\`);`)
  await db.run(sql`CREATE INDEX \`seat_offers_run_idx\` ON \`seat_offers\` (\`run\`);`)
  await db.run(sql`CREATE INDEX \`seat_offers_entry_idx\` ON \`seat_offers\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`seat_offers_application_idx\` ON \`seat_offers\` (\`application\`);`)
  await db.run(sql`CREATE INDEX \`seat_offers_student_id_idx\` ON \`seat_offers\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`seat_offers_payment_id_idx\` ON \`seat_offers\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`seat_offers_due_at_idx\` ON \`seat_offers\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`seat_offers_updated_at_idx\` ON \`seat_offers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`seat_offers_created_at_idx\` ON \`seat_offers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`process_round_status_idx\` ON \`seat_offers\` (\`process\`,\`round\`,\`status\`);`)
  await db.run(
    sql`CREATE INDEX \`college_process_status_idx\` ON \`seat_offers\` (\`college\`,\`process\`,\`status\`);`,
  )
}
