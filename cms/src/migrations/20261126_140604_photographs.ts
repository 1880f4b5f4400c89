import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`courses_videos\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text PRIMARY KEY NOT NULL,
	\`title\` text,
	\`url\` text,
	\`poster_id\` text(36),
	\`transcript\` text,
	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`courses_videos_order_idx\` ON \`courses_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_videos_parent_id_idx\` ON \`courses_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_videos_poster_idx\` ON \`courses_videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_rels\` (
	\`id\` integer PRIMARY KEY NOT NULL,
	\`order\` integer,
	\`parent_id\` text(36) NOT NULL,
	\`path\` text NOT NULL,
	\`media_id\` text(36),
	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`courses_rels_order_idx\` ON \`courses_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`courses_rels_parent_idx\` ON \`courses_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_rels_path_idx\` ON \`courses_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`courses_rels_media_id_idx\` ON \`courses_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_videos\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`title\` text,
	\`url\` text,
	\`poster_id\` text(36),
	\`transcript\` text,
	\`_uuid\` text,
	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_videos_order_idx\` ON \`_courses_v_version_videos\` (\`_order\`);`)
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_videos_parent_id_idx\` ON \`_courses_v_version_videos\` (\`_parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_videos_poster_idx\` ON \`_courses_v_version_videos\` (\`poster_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_courses_v_rels\` (
	\`id\` integer PRIMARY KEY NOT NULL,
	\`order\` integer,
	\`parent_id\` text(36) NOT NULL,
	\`path\` text NOT NULL,
	\`media_id\` text(36),
	FOREIGN KEY (\`parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_order_idx\` ON \`_courses_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_parent_idx\` ON \`_courses_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_path_idx\` ON \`_courses_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_media_id_idx\` ON \`_courses_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`colleges_videos\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text PRIMARY KEY NOT NULL,
	\`title\` text,
	\`url\` text,
	\`poster_id\` text(36),
	\`transcript\` text,
	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`colleges_videos_order_idx\` ON \`colleges_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`colleges_videos_parent_id_idx\` ON \`colleges_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`colleges_videos_poster_idx\` ON \`colleges_videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`_colleges_v_version_videos\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`title\` text,
	\`url\` text,
	\`poster_id\` text(36),
	\`transcript\` text,
	\`_uuid\` text,
	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_colleges_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_videos_order_idx\` ON \`_colleges_v_version_videos\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_videos_parent_id_idx\` ON \`_colleges_v_version_videos\` (\`_parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_videos_poster_idx\` ON \`_colleges_v_version_videos\` (\`poster_id\`);`,
  )
  await db.run(sql`ALTER TABLE \`media\` ADD \`caption\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus_x\` numeric DEFAULT 50;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus_y\` numeric DEFAULT 50;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`blur\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif320_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif320_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif320_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif320_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif320_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif320_filename\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif640_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif640_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif640_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif640_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif640_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif640_filename\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif960_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif960_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif960_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif960_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif960_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif960_filename\` text;`)
  await db.run(
    sql`CREATE INDEX \`media_sizes_avif320_sizes_avif320_filename_idx\` ON \`media\` (\`sizes_avif320_filename\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`media_sizes_avif640_sizes_avif640_filename_idx\` ON \`media\` (\`sizes_avif640_filename\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`media_sizes_avif960_sizes_avif960_filename_idx\` ON \`media\` (\`sizes_avif960_filename\`);`,
  )
}
