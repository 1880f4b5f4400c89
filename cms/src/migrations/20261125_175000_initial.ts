import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`handled_note\` text,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text,
  	\`phone\` text NOT NULL,
  	\`comment\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_status_idx\` ON \`contact_messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'waiting' NOT NULL,
  	\`channel\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`template\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text,
  	\`text\` text NOT NULL,
  	\`html\` text,
  	\`last_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`reference\` text,
  	\`expires_at\` text,
  	\`sealed\` text,
  	\`key\` text,
  	\`student_id\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_status_idx\` ON \`messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`messages_next_attempt_at_idx\` ON \`messages\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_to_idx\` ON \`messages\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_key_idx\` ON \`messages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`messages_student_id_idx\` ON \`messages\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`status_nextAttemptAt_idx\` ON \`messages\` (\`status\`,\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`status_channel_idx\` ON \`messages\` (\`status\`,\`channel\`);`)
  await db.run(sql`CREATE TABLE \`rate_limits\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`window_ends_at\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rate_limits_key_idx\` ON \`rate_limits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`rate_limits_window_ends_at_idx\` ON \`rate_limits\` (\`window_ends_at\`);`)
  await db.run(sql`CREATE TABLE \`courses_semester_fees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`fee_paise\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_semester_fees_order_idx\` ON \`courses_semester_fees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_semester_fees_parent_id_idx\` ON \`courses_semester_fees\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_colleges\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`college_id\` text(36),
  	\`total_price_paise\` numeric,
  	\`seats\` numeric,
  	FOREIGN KEY (\`college_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_colleges_order_idx\` ON \`courses_colleges\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_colleges_parent_id_idx\` ON \`courses_colleges\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_colleges_college_idx\` ON \`courses_colleges\` (\`college_id\`);`)
  await db.run(sql`CREATE TABLE \`courses\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`visible\` integer DEFAULT true,
  	\`enrolment_open\` integer DEFAULT false,
  	\`order\` numeric DEFAULT 100,
  	\`name\` text,
  	\`code\` text,
  	\`summary\` text,
  	\`description\` text,
  	\`duration_years\` numeric,
  	\`starting_price_paise\` numeric,
  	\`image_id\` text(36),
  	\`video_url\` text,
  	\`other_details\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`confirmed_amounts\` text,
  	\`saved_by\` text,
  	\`deleted_at\` text,
  	\`opens_on\` text,
  	\`closes_on\` text,
  	\`eligibility\` text,
  	\`careers\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_visible_idx\` ON \`courses\` (\`visible\`);`)
  await db.run(sql`CREATE INDEX \`courses_order_idx\` ON \`courses\` (\`order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`courses_code_idx\` ON \`courses\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`courses_image_idx\` ON \`courses\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_updated_at_idx\` ON \`courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courses_created_at_idx\` ON \`courses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`courses__status_idx\` ON \`courses\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`courses_deleted_at_idx\` ON \`courses\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_semester_fees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`fee_paise\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_semester_fees_order_idx\` ON \`_courses_v_version_semester_fees\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_semester_fees_parent_id_idx\` ON \`_courses_v_version_semester_fees\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_courses_v_version_colleges\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`college_id\` text(36),
  	\`total_price_paise\` numeric,
  	\`_uuid\` text,
  	\`seats\` numeric,
  	FOREIGN KEY (\`college_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_colleges_order_idx\` ON \`_courses_v_version_colleges\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_colleges_parent_id_idx\` ON \`_courses_v_version_colleges\` (\`_parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_colleges_college_idx\` ON \`_courses_v_version_colleges\` (\`college_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_courses_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_visible\` integer DEFAULT true,
  	\`version_enrolment_open\` integer DEFAULT false,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_name\` text,
  	\`version_code\` text,
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`version_duration_years\` numeric,
  	\`version_starting_price_paise\` numeric,
  	\`version_image_id\` text(36),
  	\`version_video_url\` text,
  	\`version_other_details\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	\`version_confirmed_amounts\` text,
  	\`version_saved_by\` text,
  	\`version_deleted_at\` text,
  	\`version_opens_on\` text,
  	\`version_closes_on\` text,
  	\`version_eligibility\` text,
  	\`version_careers\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_parent_idx\` ON \`_courses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_visible_idx\` ON \`_courses_v\` (\`version_visible\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_order_idx\` ON \`_courses_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_code_idx\` ON \`_courses_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_image_idx\` ON \`_courses_v\` (\`version_image_id\`);`)
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_version_updated_at_idx\` ON \`_courses_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_version_created_at_idx\` ON \`_courses_v\` (\`version_created_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`_courses_v_version_version__status_idx\` ON \`_courses_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_created_at_idx\` ON \`_courses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_updated_at_idx\` ON \`_courses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_latest_idx\` ON \`_courses_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_autosave_idx\` ON \`_courses_v\` (\`autosave\`);`)
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_version_deleted_at_idx\` ON \`_courses_v\` (\`version_deleted_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`colleges\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`order\` numeric DEFAULT 100,
  	\`name\` text,
  	\`city\` text,
  	\`state\` text,
  	\`address\` text,
  	\`map_url\` text,
  	\`about\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`saved_by\` text,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`colleges_order_idx\` ON \`colleges\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`colleges_updated_at_idx\` ON \`colleges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`colleges_created_at_idx\` ON \`colleges\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`colleges__status_idx\` ON \`colleges\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`colleges_deleted_at_idx\` ON \`colleges\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`colleges_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`colleges_rels_order_idx\` ON \`colleges_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`colleges_rels_parent_idx\` ON \`colleges_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`colleges_rels_path_idx\` ON \`colleges_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`colleges_rels_media_id_idx\` ON \`colleges_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_colleges_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_order\` numeric DEFAULT 100,
  	\`version_name\` text,
  	\`version_city\` text,
  	\`version_state\` text,
  	\`version_address\` text,
  	\`version_map_url\` text,
  	\`version_about\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	\`version_saved_by\` text,
  	\`version_deleted_at\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_colleges_v_parent_idx\` ON \`_colleges_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_colleges_v_version_version_order_idx\` ON \`_colleges_v\` (\`version_order\`);`)
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_version_updated_at_idx\` ON \`_colleges_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_version_created_at_idx\` ON \`_colleges_v\` (\`version_created_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`_colleges_v_version_version__status_idx\` ON \`_colleges_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_colleges_v_created_at_idx\` ON \`_colleges_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_colleges_v_updated_at_idx\` ON \`_colleges_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_colleges_v_latest_idx\` ON \`_colleges_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_colleges_v_autosave_idx\` ON \`_colleges_v\` (\`autosave\`);`)
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_version_deleted_at_idx\` ON \`_colleges_v\` (\`version_deleted_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`_colleges_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_colleges_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_colleges_v_rels_order_idx\` ON \`_colleges_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_colleges_v_rels_parent_idx\` ON \`_colleges_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_colleges_v_rels_path_idx\` ON \`_colleges_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_colleges_v_rels_media_id_idx\` ON \`_colleges_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`subjects\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subjects_name_idx\` ON \`subjects\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`subjects_order_idx\` ON \`subjects\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`subjects_updated_at_idx\` ON \`subjects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subjects_created_at_idx\` ON \`subjects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`subjects_deleted_at_idx\` ON \`subjects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`books\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`name\` text,
  	\`author\` text,
  	\`publisher\` text,
  	\`course\` text,
  	\`semester\` text,
  	\`language\` text,
  	\`price_paise\` numeric,
  	\`pages\` numeric,
  	\`description\` text,
  	\`length_cm\` numeric,
  	\`width_cm\` numeric,
  	\`height_cm\` numeric,
  	\`weight_grams\` numeric,
  	\`slug\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`confirmed_amounts\` text,
  	\`saved_by\` text,
  	\`deleted_at\` text,
  	\`import_key\` text,
  	\`search_keys\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`books_name_idx\` ON \`books\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`books_course_idx\` ON \`books\` (\`course\`);`)
  await db.run(sql`CREATE INDEX \`books_semester_idx\` ON \`books\` (\`semester\`);`)
  await db.run(sql`CREATE INDEX \`books_slug_idx\` ON \`books\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`books_search_text_idx\` ON \`books\` (\`search_text\`);`)
  await db.run(sql`CREATE INDEX \`books_updated_at_idx\` ON \`books\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`books_created_at_idx\` ON \`books\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`books__status_idx\` ON \`books\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`active__status_createdAt_idx\` ON \`books\` (\`active\`,\`_status\`,\`created_at\`);`)
  await db.run(
    sql`CREATE INDEX \`active__status_course_semester_createdAt_idx\` ON \`books\` (\`active\`,\`_status\`,\`course\`,\`semester\`,\`created_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`books_deleted_at_idx\` ON \`books\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`books_import_key_idx\` ON \`books\` (\`import_key\`);`)
  await db.run(sql`CREATE TABLE \`books_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`books\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`books_rels_order_idx\` ON \`books_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`books_rels_parent_idx\` ON \`books_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`books_rels_path_idx\` ON \`books_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`books_rels_media_id_idx\` ON \`books_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_books_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_active\` integer DEFAULT true,
  	\`version_name\` text,
  	\`version_author\` text,
  	\`version_publisher\` text,
  	\`version_course\` text,
  	\`version_semester\` text,
  	\`version_language\` text,
  	\`version_price_paise\` numeric,
  	\`version_pages\` numeric,
  	\`version_description\` text,
  	\`version_length_cm\` numeric,
  	\`version_width_cm\` numeric,
  	\`version_height_cm\` numeric,
  	\`version_weight_grams\` numeric,
  	\`version_slug\` text,
  	\`version_search_text\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	\`version_confirmed_amounts\` text,
  	\`version_saved_by\` text,
  	\`version_deleted_at\` text,
  	\`version_import_key\` text,
  	\`version_search_keys\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`books\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_books_v_parent_idx\` ON \`_books_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_version_version_name_idx\` ON \`_books_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_version_version_course_idx\` ON \`_books_v\` (\`version_course\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_version_version_semester_idx\` ON \`_books_v\` (\`version_semester\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_version_version_slug_idx\` ON \`_books_v\` (\`version_slug\`);`)
  await db.run(
    sql`CREATE INDEX \`_books_v_version_version_search_text_idx\` ON \`_books_v\` (\`version_search_text\`);`,
  )
  await db.run(sql`CREATE INDEX \`_books_v_version_version_updated_at_idx\` ON \`_books_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_version_version_created_at_idx\` ON \`_books_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_version_version__status_idx\` ON \`_books_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_created_at_idx\` ON \`_books_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_updated_at_idx\` ON \`_books_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_latest_idx\` ON \`_books_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_autosave_idx\` ON \`_books_v\` (\`autosave\`);`)
  await db.run(
    sql`CREATE INDEX \`version_active_version__status_version_createdAt_idx\` ON \`_books_v\` (\`version_active\`,\`version__status\`,\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`compound_index_idx\` ON \`_books_v\` (\`version_active\`,\`version__status\`,\`version_course\`,\`version_semester\`,\`version_created_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`_books_v_version_version_deleted_at_idx\` ON \`_books_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_version_version_import_key_idx\` ON \`_books_v\` (\`version_import_key\`);`)
  await db.run(sql`CREATE TABLE \`_books_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_books_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_books_v_rels_order_idx\` ON \`_books_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_rels_parent_idx\` ON \`_books_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_rels_path_idx\` ON \`_books_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_books_v_rels_media_id_idx\` ON \`_books_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`book_stock\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`book_id\` text(36) NOT NULL,
  	\`copies\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`held_copies\` numeric DEFAULT 0 NOT NULL,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`ledger\` text,
  	\`check_at\` text,
  	FOREIGN KEY (\`book_id\`) REFERENCES \`books\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`book_stock_book_idx\` ON \`book_stock\` (\`book_id\`);`)
  await db.run(sql`CREATE INDEX \`book_stock_copies_idx\` ON \`book_stock\` (\`copies\`);`)
  await db.run(sql`CREATE INDEX \`book_stock_updated_at_idx\` ON \`book_stock\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`book_stock_created_at_idx\` ON \`book_stock\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`book_stock_held_copies_idx\` ON \`book_stock\` (\`held_copies\`);`)
  await db.run(sql`CREATE INDEX \`book_stock_check_at_idx\` ON \`book_stock\` (\`check_at\`);`)
  await db.run(sql`CREATE TABLE \`gallery_items\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`order\` numeric DEFAULT 100,
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`saved_by\` text,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery_items_order_idx\` ON \`gallery_items\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items_updated_at_idx\` ON \`gallery_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items_created_at_idx\` ON \`gallery_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items__status_idx\` ON \`gallery_items\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items_deleted_at_idx\` ON \`gallery_items\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`gallery_items_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`gallery_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery_items_rels_order_idx\` ON \`gallery_items_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items_rels_parent_idx\` ON \`gallery_items_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items_rels_path_idx\` ON \`gallery_items_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items_rels_media_id_idx\` ON \`gallery_items_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_gallery_items_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_order\` numeric DEFAULT 100,
  	\`version_title\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`version_saved_by\` text,
  	\`version_deleted_at\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`gallery_items\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_parent_idx\` ON \`_gallery_items_v\` (\`parent_id\`);`)
  await db.run(
    sql`CREATE INDEX \`_gallery_items_v_version_version_order_idx\` ON \`_gallery_items_v\` (\`version_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_gallery_items_v_version_version_updated_at_idx\` ON \`_gallery_items_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_gallery_items_v_version_version_created_at_idx\` ON \`_gallery_items_v\` (\`version_created_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_gallery_items_v_version_version__status_idx\` ON \`_gallery_items_v\` (\`version__status\`);`,
  )
  await db.run(sql`CREATE INDEX \`_gallery_items_v_created_at_idx\` ON \`_gallery_items_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_updated_at_idx\` ON \`_gallery_items_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_latest_idx\` ON \`_gallery_items_v\` (\`latest\`);`)
  await db.run(
    sql`CREATE INDEX \`_gallery_items_v_version_version_deleted_at_idx\` ON \`_gallery_items_v\` (\`version_deleted_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`_gallery_items_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_gallery_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_rels_order_idx\` ON \`_gallery_items_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_rels_parent_idx\` ON \`_gallery_items_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_rels_path_idx\` ON \`_gallery_items_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_rels_media_id_idx\` ON \`_gallery_items_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`policies\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`last_updated\` text,
  	\`title\` text,
  	\`body\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`saved_by\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`policies_key_idx\` ON \`policies\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`policies_updated_at_idx\` ON \`policies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`policies_created_at_idx\` ON \`policies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`policies__status_idx\` ON \`policies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_policies_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_key\` text,
  	\`version_last_updated\` text,
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`version_saved_by\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`policies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_policies_v_parent_idx\` ON \`_policies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_version_version_key_idx\` ON \`_policies_v\` (\`version_key\`);`)
  await db.run(
    sql`CREATE INDEX \`_policies_v_version_version_updated_at_idx\` ON \`_policies_v\` (\`version_updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_policies_v_version_version_created_at_idx\` ON \`_policies_v\` (\`version_created_at\`);`,
  )
  await db.run(sql`CREATE INDEX \`_policies_v_version_version__status_idx\` ON \`_policies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_created_at_idx\` ON \`_policies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_updated_at_idx\` ON \`_policies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_latest_idx\` ON \`_policies_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_w320_url\` text,
  	\`sizes_w320_width\` numeric,
  	\`sizes_w320_height\` numeric,
  	\`sizes_w320_mime_type\` text,
  	\`sizes_w320_filesize\` numeric,
  	\`sizes_w320_filename\` text,
  	\`sizes_w640_url\` text,
  	\`sizes_w640_width\` numeric,
  	\`sizes_w640_height\` numeric,
  	\`sizes_w640_mime_type\` text,
  	\`sizes_w640_filesize\` numeric,
  	\`sizes_w640_filename\` text,
  	\`sizes_w960_url\` text,
  	\`sizes_w960_width\` numeric,
  	\`sizes_w960_height\` numeric,
  	\`sizes_w960_mime_type\` text,
  	\`sizes_w960_filesize\` numeric,
  	\`sizes_w960_filename\` text,
  	\`sizes_w1440_url\` text,
  	\`sizes_w1440_width\` numeric,
  	\`sizes_w1440_height\` numeric,
  	\`sizes_w1440_mime_type\` text,
  	\`sizes_w1440_filesize\` numeric,
  	\`sizes_w1440_filename\` text,
  	\`sizes_social_url\` text,
  	\`sizes_social_width\` numeric,
  	\`sizes_social_height\` numeric,
  	\`sizes_social_mime_type\` text,
  	\`sizes_social_filesize\` numeric,
  	\`sizes_social_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w320_sizes_w320_filename_idx\` ON \`media\` (\`sizes_w320_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w640_sizes_w640_filename_idx\` ON \`media\` (\`sizes_w640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w960_sizes_w960_filename_idx\` ON \`media\` (\`sizes_w960_filename\`);`)
  await db.run(
    sql`CREATE INDEX \`media_sizes_w1440_sizes_w1440_filename_idx\` ON \`media\` (\`sizes_w1440_filename\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`media_sizes_social_sizes_social_filename_idx\` ON \`media\` (\`sizes_social_filename\`);`,
  )
  await db.run(sql`CREATE TABLE \`reference_lists_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reference_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reference_lists_values_order_idx\` ON \`reference_lists_values\` (\`_order\`);`)
  await db.run(
    sql`CREATE INDEX \`reference_lists_values_parent_id_idx\` ON \`reference_lists_values\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`reference_lists\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`help\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reference_lists_key_idx\` ON \`reference_lists\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`reference_lists_updated_at_idx\` ON \`reference_lists\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reference_lists_created_at_idx\` ON \`reference_lists\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`publications\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`record_collection\` text NOT NULL,
  	\`record_id\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	\`published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`publications_path_idx\` ON \`publications\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`publications_record_collection_idx\` ON \`publications\` (\`record_collection\`);`)
  await db.run(sql`CREATE INDEX \`publications_record_id_idx\` ON \`publications\` (\`record_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_state_idx\` ON \`publications\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`publications_updated_at_idx\` ON \`publications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publications_created_at_idx\` ON \`publications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_roles_order_idx\` ON \`staff_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_roles_parent_idx\` ON \`staff_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_order_idx\` ON \`staff_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_parent_id_idx\` ON \`staff_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`contact_messages_id\` text(36),
  	\`courses_id\` text(36),
  	\`colleges_id\` text(36),
  	\`subjects_id\` text(36),
  	\`books_id\` text(36),
  	\`book_stock_id\` text(36),
  	\`gallery_items_id\` text(36),
  	\`policies_id\` text(36),
  	\`media_id\` text(36),
  	\`reference_lists_id\` text(36),
  	\`staff_id\` text(36),
  	\`students_id\` text(36) REFERENCES students(id),
  	\`recorded_courses_id\` text(36) REFERENCES recorded_courses(id),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`colleges_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subjects_id\`) REFERENCES \`subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`books_id\`) REFERENCES \`books\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`book_stock_id\`) REFERENCES \`book_stock\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_items_id\`) REFERENCES \`gallery_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`policies_id\`) REFERENCES \`policies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reference_lists_id\`) REFERENCES \`reference_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
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
    sql`CREATE INDEX \`payload_locked_documents_rels_books_id_idx\` ON \`payload_locked_documents_rels\` (\`books_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_book_stock_id_idx\` ON \`payload_locked_documents_rels\` (\`book_stock_id\`);`,
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
    sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_students_id_idx\` ON \`payload_locked_documents_rels\` (\`students_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_recorded_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`recorded_courses_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` text(36),
  	\`students_id\` text(36) REFERENCES students(id),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_staff_id_idx\` ON \`payload_preferences_rels\` (\`staff_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_students_id_idx\` ON \`payload_preferences_rels\` (\`students_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_features_order_idx\` ON \`home_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_features_parent_id_idx\` ON \`home_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_promises\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_promises_order_idx\` ON \`home_promises\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_promises_parent_id_idx\` ON \`home_promises\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`hero_title\` text,
  	\`hero_text\` text,
  	\`hero_picture_id\` text(36),
  	\`about_title\` text,
  	\`about_text\` text,
  	\`about_picture_id\` text(36),
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`saved_by\` text,
  	FOREIGN KEY (\`hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`about_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_hero_picture_idx\` ON \`home\` (\`hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`home_about_picture_idx\` ON \`home\` (\`about_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_features_order_idx\` ON \`_home_v_version_features\` (\`_order\`);`)
  await db.run(
    sql`CREATE INDEX \`_home_v_version_features_parent_id_idx\` ON \`_home_v_version_features\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_home_v_version_promises\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_promises_order_idx\` ON \`_home_v_version_promises\` (\`_order\`);`)
  await db.run(
    sql`CREATE INDEX \`_home_v_version_promises_parent_id_idx\` ON \`_home_v_version_promises\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_hero_title\` text,
  	\`version_hero_text\` text,
  	\`version_hero_picture_id\` text(36),
  	\`version_about_title\` text,
  	\`version_about_text\` text,
  	\`version_about_picture_id\` text(36),
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	\`version_saved_by\` text,
  	FOREIGN KEY (\`version_hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_about_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_home_v_version_version_hero_picture_idx\` ON \`_home_v\` (\`version_hero_picture_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_home_v_version_version_about_picture_idx\` ON \`_home_v\` (\`version_about_picture_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_autosave_idx\` ON \`_home_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`saved_by\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`about_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_rels_order_idx\` ON \`about_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`about_rels_parent_idx\` ON \`about_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_rels_path_idx\` ON \`about_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`about_rels_media_id_idx\` ON \`about_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	\`version_saved_by\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_autosave_idx\` ON \`_about_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_rels_order_idx\` ON \`_about_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_rels_parent_idx\` ON \`_about_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_rels_path_idx\` ON \`_about_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_rels_media_id_idx\` ON \`_about_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_social_order_idx\` ON \`site_settings_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_social_parent_id_idx\` ON \`site_settings_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`tagline\` text NOT NULL,
  	\`logo_id\` text(36),
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`hours\` text,
  	\`whatsapp\` text,
  	\`live_classes_url\` text NOT NULL,
  	\`footer_note\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`saved_by\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_logo_idx\` ON \`site_settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`network\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_version_social_order_idx\` ON \`_site_settings_v_version_social\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_version_social_parent_id_idx\` ON \`_site_settings_v_version_social\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_name\` text NOT NULL,
  	\`version_tagline\` text NOT NULL,
  	\`version_logo_id\` text(36),
  	\`version_phone\` text NOT NULL,
  	\`version_email\` text NOT NULL,
  	\`version_address\` text NOT NULL,
  	\`version_hours\` text,
  	\`version_whatsapp\` text,
  	\`version_live_classes_url\` text NOT NULL,
  	\`version_footer_note\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`version_saved_by\` text,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_version_version_logo_idx\` ON \`_site_settings_v\` (\`version_logo_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`students\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`consent_notice_version\` text,
  	\`consent_accepted_at\` text,
  	\`consent_address_hash\` text,
  	\`staff_note\` text,
  	\`state\` text DEFAULT 'UNVERIFIED' NOT NULL,
  	\`role\` text DEFAULT 'Guest' NOT NULL,
  	\`is_approved\` integer DEFAULT false NOT NULL,
  	\`locked_until\` text,
  	\`deletion_requested_at\` text,
  	\`last_login_at\` text,
  	\`legacy\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`students_email_idx\` ON \`students\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`students_phone_idx\` ON \`students\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`students_state_idx\` ON \`students\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`students_role_idx\` ON \`students\` (\`role\`);`)
  await db.run(sql`CREATE INDEX \`students_is_approved_idx\` ON \`students\` (\`is_approved\`);`)
  await db.run(sql`CREATE INDEX \`students_deletion_requested_at_idx\` ON \`students\` (\`deletion_requested_at\`);`)
  await db.run(sql`CREATE INDEX \`students_updated_at_idx\` ON \`students\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`students_created_at_idx\` ON \`students\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`student_credentials\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`password_hash\` text NOT NULL,
  	\`version\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE UNIQUE INDEX \`student_credentials_student_id_idx\` ON \`student_credentials\` (\`student_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`student_credentials_updated_at_idx\` ON \`student_credentials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`student_credentials_created_at_idx\` ON \`student_credentials\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`student_sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`device\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`student_sessions_token_hash_idx\` ON \`student_sessions\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`student_sessions_student_id_idx\` ON \`student_sessions\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`student_sessions_expires_at_idx\` ON \`student_sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`student_sessions_updated_at_idx\` ON \`student_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`student_sessions_created_at_idx\` ON \`student_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`one_time_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`handle\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`tries_left\` numeric NOT NULL,
  	\`sent_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`verified_at\` text,
  	\`student_id\` text,
  	\`shown_address\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email_hash\` text,
  	\`phone_hash\` text,
  	\`pending\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`one_time_codes_key_idx\` ON \`one_time_codes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_sent_at_idx\` ON \`one_time_codes\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_student_id_idx\` ON \`one_time_codes\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_updated_at_idx\` ON \`one_time_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_created_at_idx\` ON \`one_time_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_phone_hash_idx\` ON \`one_time_codes\` (\`phone_hash\`);`)
  await db.run(sql`CREATE TABLE \`account_links\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email_hash\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_links_token_hash_idx\` ON \`account_links\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`account_links_student_id_idx\` ON \`account_links\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`account_links_expires_at_idx\` ON \`account_links\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`account_links_updated_at_idx\` ON \`account_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_links_created_at_idx\` ON \`account_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`issue\` text,
  	\`issue_note\` text,
  	\`description\` text NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`subject_id\` text NOT NULL,
  	\`transaction_id\` text NOT NULL,
  	\`merchant_id\` text NOT NULL,
  	\`provider\` text NOT NULL,
  	\`provider_reference\` text,
  	\`slot\` text NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`paid_at\` text,
  	\`settled_at\` text,
  	\`next_check_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`channel\` text DEFAULT 'online',
  	\`provider_payment_id\` text,
  	\`bank_reference\` text,
  	\`method\` text,
  	\`refund_held_paise\` numeric DEFAULT 0,
  	\`refunded_paise\` numeric DEFAULT 0,
  	\`refund_revision\` numeric DEFAULT 0,
  	\`held_refund_id\` text,
  	\`held_refund\` text,
  	\`ended_due_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`payments_status_idx\` ON \`payments\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`payments_issue_idx\` ON \`payments\` (\`issue\`);`)
  await db.run(sql`CREATE INDEX \`payments_student_id_idx\` ON \`payments\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_subject_id_idx\` ON \`payments\` (\`subject_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_transaction_id_idx\` ON \`payments\` (\`transaction_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_provider_reference_idx\` ON \`payments\` (\`provider_reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_slot_idx\` ON \`payments\` (\`slot\`);`)
  await db.run(sql`CREATE INDEX \`payments_started_at_idx\` ON \`payments\` (\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_next_check_at_idx\` ON \`payments\` (\`next_check_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_updated_at_idx\` ON \`payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_created_at_idx\` ON \`payments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_bank_reference_idx\` ON \`payments\` (\`bank_reference\`);`)
  await db.run(sql`CREATE INDEX \`payments_held_refund_id_idx\` ON \`payments\` (\`held_refund_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_ended_due_at_idx\` ON \`payments\` (\`ended_due_at\`);`)
  await db.run(sql`CREATE INDEX \`status_nextCheckAt_idx\` ON \`payments\` (\`status\`,\`next_check_at\`);`)
  await db.run(sql`CREATE TABLE \`simulator_payments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`transaction_id\` text NOT NULL,
  	\`merchant_id\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`due_paise\` numeric NOT NULL,
  	\`paid_paise\` numeric,
  	\`state\` text NOT NULL,
  	\`success_url\` text NOT NULL,
  	\`failure_url\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`expires_at\` text,
  	\`refund_mode\` text,
  	\`refunds\` text,
  	\`refunds_revision\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`simulator_payments_reference_idx\` ON \`simulator_payments\` (\`reference\`);`)
  await db.run(
    sql`CREATE UNIQUE INDEX \`simulator_payments_transaction_id_idx\` ON \`simulator_payments\` (\`transaction_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`simulator_payments_updated_at_idx\` ON \`simulator_payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`simulator_payments_created_at_idx\` ON \`simulator_payments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`applications\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'SUBMITTED' NOT NULL,
  	\`queue\` text NOT NULL,
  	\`submitted_at\` text NOT NULL,
  	\`fee_paid_at\` text,
  	\`decision_reason\` text,
  	\`number\` text NOT NULL,
  	\`student_name\` text NOT NULL,
  	\`student_phone\` text NOT NULL,
  	\`student_email\` text NOT NULL,
  	\`student_id\` text(36) NOT NULL,
  	\`course\` text NOT NULL,
  	\`course_record_id\` text(36),
  	\`college_id\` text(36),
  	\`college_name\` text NOT NULL,
  	\`session_year\` text NOT NULL,
  	\`category\` text,
  	\`subject\` text,
  	\`fee_paise\` numeric NOT NULL,
  	\`course_fee_paise\` numeric NOT NULL,
  	\`fee_parts\` text NOT NULL,
  	\`merchant_id\` text,
  	\`payment_id\` text,
  	\`answers\` text NOT NULL,
  	\`aadhaar_sealed\` text,
  	\`shown\` text NOT NULL,
  	\`documents\` text NOT NULL,
  	\`agreement_version\` text,
  	\`agreement_html\` text,
  	\`agreement_accepted_at\` text,
  	\`agreement_accepted_from\` text,
  	\`correction_parts\` text,
  	\`correction_documents\` text,
  	\`correction_reason\` text,
  	\`correction_asked_at\` text,
  	\`live_key\` text NOT NULL,
  	\`last_change\` text,
  	\`settled_at\` text,
  	\`next_settle_at\` text,
  	\`revision\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`agreement_locale\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`fee_refunded_at\` text,
  	\`changes\` text,
  	\`search_text\` text,
  	\`search_keys\` text,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`students\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`course_record_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`college_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_number_idx\` ON \`applications\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`applications_student_phone_idx\` ON \`applications\` (\`student_phone\`);`)
  await db.run(sql`CREATE INDEX \`applications_student_idx\` ON \`applications\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_course_record_idx\` ON \`applications\` (\`course_record_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_college_idx\` ON \`applications\` (\`college_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_payment_id_idx\` ON \`applications\` (\`payment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_live_key_idx\` ON \`applications\` (\`live_key\`);`)
  await db.run(sql`CREATE INDEX \`applications_next_settle_at_idx\` ON \`applications\` (\`next_settle_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(
    sql`CREATE INDEX \`submittedAt_createdAt_studentName_course_sessionYear_que_idx\` ON \`applications\` (\`submitted_at\`,\`created_at\`,\`student_name\`,\`course\`,\`session_year\`,\`queue\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`queue_submittedAt_createdAt_status_course_sessionYear_ca_idx\` ON \`applications\` (\`queue\`,\`submitted_at\`,\`created_at\`,\`status\`,\`course\`,\`session_year\`,\`category\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_submittedAt_createdAt_queue_category_college_idx\` ON \`applications\` (\`course\`,\`submitted_at\`,\`created_at\`,\`queue\`,\`category\`,\`college_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_sessionYear_submittedAt_createdAt_queue_category__idx\` ON \`applications\` (\`course\`,\`session_year\`,\`submitted_at\`,\`created_at\`,\`queue\`,\`category\`,\`college_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_sessionYear_category_submittedAt_createdAt_queue_idx\` ON \`applications\` (\`course\`,\`session_year\`,\`category\`,\`submitted_at\`,\`created_at\`,\`queue\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`college_submittedAt_createdAt_queue_course_sessionYear_c_idx\` ON \`applications\` (\`college_id\`,\`submitted_at\`,\`created_at\`,\`queue\`,\`course\`,\`session_year\`,\`category\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`sessionYear_submittedAt_createdAt_queue_category_college_idx\` ON \`applications\` (\`session_year\`,\`submitted_at\`,\`created_at\`,\`queue\`,\`category\`,\`college_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`category_submittedAt_createdAt_queue_course_sessionYear__idx\` ON \`applications\` (\`category\`,\`submitted_at\`,\`created_at\`,\`queue\`,\`course\`,\`session_year\`,\`college_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`student_submittedAt_idx\` ON \`applications\` (\`student_id\`,\`submitted_at\`);`)
  await db.run(
    sql`CREATE INDEX \`college_course_sessionYear_status_idx\` ON \`applications\` (\`college_id\`,\`course\`,\`session_year\`,\`status\`);`,
  )
  await db.run(sql`CREATE TABLE \`academic_sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`year\` text NOT NULL,
  	\`current\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`current_since\` text,
  	\`refund_terms_last_admission_day\` text,
  	\`refund_terms_processing_percent\` numeric,
  	\`refund_terms_processing_max_paise\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`academic_sessions_year_idx\` ON \`academic_sessions\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`academic_sessions_current_idx\` ON \`academic_sessions\` (\`current\`);`)
  await db.run(sql`CREATE INDEX \`academic_sessions_updated_at_idx\` ON \`academic_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`academic_sessions_created_at_idx\` ON \`academic_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`academic_sessions_current_since_idx\` ON \`academic_sessions\` (\`current_since\`);`)
  await db.run(sql`CREATE TABLE \`fee_structures\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`action\` text NOT NULL,
  	\`course\` text NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`text\` text NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`active_key\` text,
  	\`confirmed_amounts\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`fee_structures_action_idx\` ON \`fee_structures\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`fee_structures_course_idx\` ON \`fee_structures\` (\`course\`);`)
  await db.run(sql`CREATE INDEX \`fee_structures_updated_at_idx\` ON \`fee_structures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fee_structures_created_at_idx\` ON \`fee_structures\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`fee_structures_active_key_idx\` ON \`fee_structures\` (\`active_key\`);`)
  await db.run(sql`CREATE TABLE \`application_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`application_id\` text(36) NOT NULL,
  	\`at\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`staff_id\` text(36),
  	\`text\` text,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`application_events_key_idx\` ON \`application_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`application_events_application_idx\` ON \`application_events\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`application_events_staff_idx\` ON \`application_events\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`application_at_idx\` ON \`application_events\` (\`application_id\`,\`at\`);`)
  await db.run(sql`CREATE TABLE \`application_drafts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`course\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`saved_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`application_drafts_key_idx\` ON \`application_drafts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`application_drafts_student_id_idx\` ON \`application_drafts\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`application_drafts_saved_at_idx\` ON \`application_drafts\` (\`saved_at\`);`)
  await db.run(sql`CREATE INDEX \`application_drafts_updated_at_idx\` ON \`application_drafts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`application_drafts_created_at_idx\` ON \`application_drafts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`applicant_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`kind\` text,
  	\`original_name\` text NOT NULL,
  	\`application_id\` text,
  	\`state\` text DEFAULT 'UNCHECKED' NOT NULL,
  	\`reason\` text,
  	\`checked_by\` text,
  	\`checked_at\` text,
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
  await db.run(sql`CREATE INDEX \`applicant_documents_student_id_idx\` ON \`applicant_documents\` (\`student_id\`);`)
  await db.run(
    sql`CREATE INDEX \`applicant_documents_application_id_idx\` ON \`applicant_documents\` (\`application_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`applicant_documents_updated_at_idx\` ON \`applicant_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applicant_documents_created_at_idx\` ON \`applicant_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applicant_documents_filename_idx\` ON \`applicant_documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`subjects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`colleges_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`colleges_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subjects_rels_order_idx\` ON \`subjects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`subjects_rels_parent_idx\` ON \`subjects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`subjects_rels_path_idx\` ON \`subjects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`subjects_rels_colleges_id_idx\` ON \`subjects_rels\` (\`colleges_id\`);`)
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
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`search_text\` text,
  	\`search_keys\` text
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
  await db.run(
    sql`CREATE INDEX \`returnDecision_returnRequestedAt_createdAt_idx\` ON \`orders\` (\`return_decision\`,\`return_requested_at\`,\`created_at\`);`,
  )
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
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`unconfirmed_at\` text
  );
  `)
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
  await db.run(
    sql`CREATE INDEX \`status_createdAt_orderNumber_idx\` ON \`shipments\` (\`status\`,\`created_at\`,\`order_number\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`status_deliveredAt_createdAt_idx\` ON \`shipments\` (\`status\`,\`delivered_at\`,\`created_at\`);`,
  )
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
  await db.run(sql`CREATE TABLE \`intake_seats\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`holds\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`intake_seats_key_idx\` ON \`intake_seats\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`colleges_credentials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`colleges_credentials_order_idx\` ON \`colleges_credentials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`colleges_credentials_parent_id_idx\` ON \`colleges_credentials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_colleges_v_version_credentials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_colleges_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_credentials_order_idx\` ON \`_colleges_v_version_credentials\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_credentials_parent_id_idx\` ON \`_colleges_v_version_credentials\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`publication_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`changes\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`publication_events_sequence_idx\` ON \`publication_events\` (\`sequence\`);`)
  await db.run(sql`CREATE INDEX \`publication_events_updated_at_idx\` ON \`publication_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publication_events_created_at_idx\` ON \`publication_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`build_assets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`seen_at\` text NOT NULL,
  	\`compressed\` integer DEFAULT false NOT NULL,
  	\`content\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`build_assets_path_idx\` ON \`build_assets\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`build_assets_seen_at_idx\` ON \`build_assets\` (\`seen_at\`);`)
}
