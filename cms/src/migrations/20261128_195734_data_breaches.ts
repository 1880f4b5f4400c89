import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`data_breaches_data_kinds\` (
	\`order\` integer NOT NULL,
	\`parent_id\` text(36) NOT NULL,
	\`value\` text,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	FOREIGN KEY (\`parent_id\`) REFERENCES \`data_breaches\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`data_breaches_data_kinds_order_idx\` ON \`data_breaches_data_kinds\` (\`order\`);`)
  await db.run(
    sql`CREATE INDEX \`data_breaches_data_kinds_parent_idx\` ON \`data_breaches_data_kinds\` (\`parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`data_breaches\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`title\` text NOT NULL,
	\`noticed_at\` text NOT NULL,
	\`what_happened\` text NOT NULL,
	\`affected_count\` numeric,
	\`period_from\` text,
	\`period_to\` text,
	\`account_kind\` text,
	\`staff_email\` text,
	\`measures\` text,
	\`cert_in_told_at\` text,
	\`cert_in_told_by\` text,
	\`cert_in_reference\` text,
	\`cert_in_not_needed\` text,
	\`board_told_at\` text,
	\`board_told_by\` text,
	\`board_reference\` text,
	\`board_not_needed\` text,
	\`persons_told_at\` text,
	\`persons_told_by\` text,
	\`persons_reference\` text,
	\`persons_not_needed\` text,
	\`board_details_told_at\` text,
	\`board_details_told_by\` text,
	\`board_details_reference\` text,
	\`board_details_not_needed\` text,
	\`state\` text DEFAULT 'open' NOT NULL,
	\`next_due_at\` text,
	\`saved_by\` text,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE INDEX \`data_breaches_noticed_at_idx\` ON \`data_breaches\` (\`noticed_at\`);`)
  await db.run(sql`CREATE INDEX \`data_breaches_state_idx\` ON \`data_breaches\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`data_breaches_next_due_at_idx\` ON \`data_breaches\` (\`next_due_at\`);`)
  await db.run(sql`CREATE INDEX \`data_breaches_updated_at_idx\` ON \`data_breaches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`data_breaches_created_at_idx\` ON \`data_breaches\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_data_breaches_v_version_data_kinds\` (
	\`order\` integer NOT NULL,
	\`parent_id\` text(36) NOT NULL,
	\`value\` text,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	FOREIGN KEY (\`parent_id\`) REFERENCES \`_data_breaches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`_data_breaches_v_version_data_kinds_order_idx\` ON \`_data_breaches_v_version_data_kinds\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_data_breaches_v_version_data_kinds_parent_idx\` ON \`_data_breaches_v_version_data_kinds\` (\`parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_data_breaches_v\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`parent_id\` text(36),
	\`version_title\` text NOT NULL,
	\`version_noticed_at\` text NOT NULL,
	\`version_what_happened\` text NOT NULL,
	\`version_affected_count\` numeric,
	\`version_period_from\` text,
	\`version_period_to\` text,
	\`version_account_kind\` text,
	\`version_staff_email\` text,
	\`version_measures\` text,
	\`version_cert_in_told_at\` text,
	\`version_cert_in_told_by\` text,
	\`version_cert_in_reference\` text,
	\`version_cert_in_not_needed\` text,
	\`version_board_told_at\` text,
	\`version_board_told_by\` text,
	\`version_board_reference\` text,
	\`version_board_not_needed\` text,
	\`version_persons_told_at\` text,
	\`version_persons_told_by\` text,
	\`version_persons_reference\` text,
	\`version_persons_not_needed\` text,
	\`version_board_details_told_at\` text,
	\`version_board_details_told_by\` text,
	\`version_board_details_reference\` text,
	\`version_board_details_not_needed\` text,
	\`version_state\` text DEFAULT 'open' NOT NULL,
	\`version_next_due_at\` text,
	\`version_saved_by\` text,
	\`version_updated_at\` text,
	\`version_created_at\` text,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (\`parent_id\`) REFERENCES \`data_breaches\`(\`id\`) ON UPDATE no action ON DELETE set null
);
`)
  await db.run(sql`CREATE INDEX \`_data_breaches_v_parent_idx\` ON \`_data_breaches_v\` (\`parent_id\`);`)
  await db.run(
    sql`CREATE INDEX \`_data_breaches_v_version_version_noticed_at_idx\` ON \`_data_breaches_v\` (\`version_noticed_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_data_breaches_v_version_version_state_idx\` ON \`_data_breaches_v\` (\`version_state\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_data_breaches_v_version_version_next_due_at_idx\` ON \`_data_breaches_v\` (\`version_next_due_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_data_breaches_v_version_version_updated_at_idx\` ON \`_data_breaches_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_data_breaches_v_version_version_created_at_idx\` ON \`_data_breaches_v\` (\`version_created_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`_data_breaches_v_created_at_idx\` ON \`_data_breaches_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_data_breaches_v_updated_at_idx\` ON \`_data_breaches_v\` (\`updated_at\`);`)
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`data_breaches_id\` text(36) REFERENCES data_breaches(id) ON UPDATE no action ON DELETE cascade;`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_data_breaches_id_idx\` ON \`payload_locked_documents_rels\` (\`data_breaches_id\`);`,
  )
}
