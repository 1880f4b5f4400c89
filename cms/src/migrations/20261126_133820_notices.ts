import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`notices_courses\` (
	\`order\` integer NOT NULL,
	\`parent_id\` text(36) NOT NULL,
	\`value\` text,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`notices_courses_order_idx\` ON \`notices_courses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notices_courses_parent_idx\` ON \`notices_courses\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`shown_from\` text,
	\`until\` text,
	\`pinned\` integer DEFAULT false,
	\`title\` text,
	\`body\` text,
	\`saved_by\` text,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`deleted_at\` text,
	\`_status\` text DEFAULT 'draft'
);
`)
  await db.run(sql`CREATE INDEX \`notices_shown_from_idx\` ON \`notices\` (\`shown_from\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_deleted_at_idx\` ON \`notices\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`notices__status_idx\` ON \`notices\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_version_courses\` (
	\`order\` integer NOT NULL,
	\`parent_id\` text(36) NOT NULL,
	\`value\` text,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	FOREIGN KEY (\`parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`_notices_v_version_courses_order_idx\` ON \`_notices_v_version_courses\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_notices_v_version_courses_parent_idx\` ON \`_notices_v_version_courses\` (\`parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_notices_v\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`parent_id\` text(36),
	\`version_shown_from\` text,
	\`version_until\` text,
	\`version_pinned\` integer DEFAULT false,
	\`version_title\` text,
	\`version_body\` text,
	\`version_saved_by\` text,
	\`version_updated_at\` text,
	\`version_created_at\` text,
	\`version_deleted_at\` text,
	\`version__status\` text DEFAULT 'draft',
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`latest\` integer,
	\`autosave\` integer,
	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
);
`)
  await db.run(sql`CREATE INDEX \`_notices_v_parent_idx\` ON \`_notices_v\` (\`parent_id\`);`)
  await db.run(
    sql`CREATE INDEX \`_notices_v_version_version_shown_from_idx\` ON \`_notices_v\` (\`version_shown_from\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_notices_v_version_version_updated_at_idx\` ON \`_notices_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_notices_v_version_version_created_at_idx\` ON \`_notices_v\` (\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_notices_v_version_version_deleted_at_idx\` ON \`_notices_v\` (\`version_deleted_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`_notices_v_version_version__status_idx\` ON \`_notices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_created_at_idx\` ON \`_notices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_updated_at_idx\` ON \`_notices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_latest_idx\` ON \`_notices_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_autosave_idx\` ON \`_notices_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`notice_sendings\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`notice_id\` text NOT NULL,
	\`title\` text NOT NULL,
	\`text\` text NOT NULL,
	\`courses\` text NOT NULL,
	\`started_by\` text NOT NULL,
	\`started_at\` text NOT NULL,
	\`finished_at\` text,
	\`total\` numeric NOT NULL,
	\`queued\` numeric DEFAULT 0 NOT NULL,
	\`last_student_id\` text,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`notice_sendings_notice_id_idx\` ON \`notice_sendings\` (\`notice_id\`);`)
  await db.run(sql`CREATE INDEX \`notice_sendings_due_at_idx\` ON \`notice_sendings\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`notice_sendings_updated_at_idx\` ON \`notice_sendings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notice_sendings_created_at_idx\` ON \`notice_sendings\` (\`created_at\`);`)
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`notices_id\` text(36) REFERENCES notices(id) ON UPDATE no action ON DELETE cascade;`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`,
  )
}
