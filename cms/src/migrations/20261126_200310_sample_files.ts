import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sample_files\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`title\` text NOT NULL,
	\`pages\` numeric,
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
  await db.run(sql`CREATE INDEX \`sample_files_updated_at_idx\` ON \`sample_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sample_files_created_at_idx\` ON \`sample_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sample_files_filename_idx\` ON \`sample_files\` (\`filename\`);`)
  await db.run(
    sql`ALTER TABLE \`books\` ADD \`sample_pdf_id\` text(36) REFERENCES sample_files(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(sql`CREATE INDEX \`books_sample_pdf_idx\` ON \`books\` (\`sample_pdf_id\`);`)
  await db.run(
    sql`ALTER TABLE \`_books_v\` ADD \`version_sample_pdf_id\` text(36) REFERENCES sample_files(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(
    sql`CREATE INDEX \`_books_v_version_version_sample_pdf_idx\` ON \`_books_v\` (\`version_sample_pdf_id\`);`,
  )
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`sample_files_id\` text(36) REFERENCES sample_files(id) ON UPDATE no action ON DELETE cascade;`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_sample_files_id_idx\` ON \`payload_locked_documents_rels\` (\`sample_files_id\`);`,
  )
  await db.run(sql`ALTER TABLE \`notice_files\` ADD \`pages\` numeric;`)
}
