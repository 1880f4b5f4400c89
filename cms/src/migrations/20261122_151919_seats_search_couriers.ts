import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`DROP INDEX \`shipments_status_idx\`;`)
  await db.run(sql`DROP INDEX \`status_deliveredAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`shipments\` ADD \`unconfirmed_at\` text;`)
  await db.run(
    sql`CREATE INDEX \`status_createdAt_orderNumber_idx\` ON \`shipments\` (\`status\`,\`created_at\`,\`order_number\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`status_deliveredAt_createdAt_idx\` ON \`shipments\` (\`status\`,\`delivered_at\`,\`created_at\`);`,
  )
  await db.run(sql`ALTER TABLE \`applications\` ADD \`changes\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`search_keys\` text;`)
  await db.run(
    sql`CREATE INDEX \`college_course_sessionYear_status_idx\` ON \`applications\` (\`college_id\`,\`course\`,\`session_year\`,\`status\`);`,
  )
  await db.run(sql`ALTER TABLE \`courses\` ADD \`opens_on\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`closes_on\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`eligibility\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`careers\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_opens_on\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_closes_on\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_eligibility\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_careers\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_social_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_social_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_social_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_social_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_social_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_social_filename\` text;`)
  await db.run(
    sql`CREATE INDEX \`media_sizes_social_sizes_social_filename_idx\` ON \`media\` (\`sizes_social_filename\`);`,
  )
  await db.run(sql`ALTER TABLE \`books\` ADD \`search_keys\` text;`)
  await db.run(sql`ALTER TABLE \`_books_v\` ADD \`version_search_keys\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`search_keys\` text;`)
  await db.run(
    sql`CREATE INDEX \`returnDecision_returnRequestedAt_createdAt_idx\` ON \`orders\` (\`return_decision\`,\`return_requested_at\`,\`created_at\`);`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`intake_seats\`;`)
  await db.run(sql`DROP TABLE \`colleges_credentials\`;`)
  await db.run(sql`DROP TABLE \`_colleges_v_version_credentials\`;`)
  await db.run(sql`DROP INDEX \`college_course_sessionYear_status_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`changes\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`search_keys\`;`)
  await db.run(sql`DROP INDEX \`media_sizes_social_sizes_social_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_social_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_social_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_social_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_social_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_social_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_social_filename\`;`)
  await db.run(sql`DROP INDEX \`returnDecision_returnRequestedAt_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`search_keys\`;`)
  await db.run(sql`DROP INDEX \`status_createdAt_orderNumber_idx\`;`)
  await db.run(sql`DROP INDEX \`status_deliveredAt_createdAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`shipments_status_idx\` ON \`shipments\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`status_deliveredAt_idx\` ON \`shipments\` (\`status\`,\`delivered_at\`);`)
  await db.run(sql`ALTER TABLE \`shipments\` DROP COLUMN \`unconfirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`opens_on\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`closes_on\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`eligibility\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`careers\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_opens_on\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_closes_on\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_eligibility\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_careers\`;`)
  await db.run(sql`ALTER TABLE \`books\` DROP COLUMN \`search_keys\`;`)
  await db.run(sql`ALTER TABLE \`_books_v\` DROP COLUMN \`version_search_keys\`;`)
}
