import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`video_files\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`title\` text NOT NULL,
	\`seconds\` numeric,
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
  await db.run(sql`CREATE INDEX \`video_files_updated_at_idx\` ON \`video_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`video_files_created_at_idx\` ON \`video_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`video_files_filename_idx\` ON \`video_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`caption_files\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`title\` text NOT NULL,
	\`language\` text DEFAULT 'en' NOT NULL,
	\`cues\` numeric,
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
  await db.run(sql`CREATE INDEX \`caption_files_updated_at_idx\` ON \`caption_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`caption_files_created_at_idx\` ON \`caption_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`caption_files_filename_idx\` ON \`caption_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`notice_files\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`title\` text NOT NULL,
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
  await db.run(sql`CREATE INDEX \`notice_files_updated_at_idx\` ON \`notice_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notice_files_created_at_idx\` ON \`notice_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notice_files_filename_idx\` ON \`notice_files\` (\`filename\`);`)
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`video_files_id\` text(36) REFERENCES video_files(id) ON UPDATE no action ON DELETE cascade;`,
  )
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`caption_files_id\` text(36) REFERENCES caption_files(id) ON UPDATE no action ON DELETE cascade;`,
  )
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`notice_files_id\` text(36) REFERENCES notice_files(id) ON UPDATE no action ON DELETE cascade;`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_video_files_id_idx\` ON \`payload_locked_documents_rels\` (\`video_files_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_caption_files_id_idx\` ON \`payload_locked_documents_rels\` (\`caption_files_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_notice_files_id_idx\` ON \`payload_locked_documents_rels\` (\`notice_files_id\`);`,
  )
  await db.run(
    sql`ALTER TABLE \`notices\` ADD \`attachment_id\` text(36) REFERENCES notice_files(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(sql`CREATE INDEX \`notices_attachment_idx\` ON \`notices\` (\`attachment_id\`);`)
  await db.run(
    sql`ALTER TABLE \`_notices_v\` ADD \`version_attachment_id\` text(36) REFERENCES notice_files(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(
    sql`CREATE INDEX \`_notices_v_version_version_attachment_idx\` ON \`_notices_v\` (\`version_attachment_id\`);`,
  )
  await db.run(
    sql`ALTER TABLE \`courses_videos\` ADD \`file_id\` text(36) REFERENCES video_files(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(
    sql`ALTER TABLE \`courses_videos\` ADD \`captions_id\` text(36) REFERENCES caption_files(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(sql`CREATE INDEX \`courses_videos_file_idx\` ON \`courses_videos\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_videos_captions_idx\` ON \`courses_videos\` (\`captions_id\`);`)
  await db.run(
    sql`ALTER TABLE \`_courses_v_version_videos\` ADD \`file_id\` text(36) REFERENCES video_files(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(
    sql`ALTER TABLE \`_courses_v_version_videos\` ADD \`captions_id\` text(36) REFERENCES caption_files(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(sql`CREATE INDEX \`_courses_v_version_videos_file_idx\` ON \`_courses_v_version_videos\` (\`file_id\`);`)
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_videos_captions_idx\` ON \`_courses_v_version_videos\` (\`captions_id\`);`,
  )
  await db.run(
    sql`ALTER TABLE \`colleges_videos\` ADD \`file_id\` text(36) REFERENCES video_files(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(
    sql`ALTER TABLE \`colleges_videos\` ADD \`captions_id\` text(36) REFERENCES caption_files(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(sql`CREATE INDEX \`colleges_videos_file_idx\` ON \`colleges_videos\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`colleges_videos_captions_idx\` ON \`colleges_videos\` (\`captions_id\`);`)
  await db.run(
    sql`ALTER TABLE \`_colleges_v_version_videos\` ADD \`file_id\` text(36) REFERENCES video_files(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(
    sql`ALTER TABLE \`_colleges_v_version_videos\` ADD \`captions_id\` text(36) REFERENCES caption_files(id) ON UPDATE no action ON DELETE set null;`,
  )
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_videos_file_idx\` ON \`_colleges_v_version_videos\` (\`file_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_videos_captions_idx\` ON \`_colleges_v_version_videos\` (\`captions_id\`);`,
  )
}
