import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`courses_recognitions\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text PRIMARY KEY NOT NULL,
	\`regulator\` text,
	\`number\` text,
	\`order\` text,
	\`url\` text,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`courses_recognitions_order_idx\` ON \`courses_recognitions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_recognitions_parent_id_idx\` ON \`courses_recognitions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_results\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text PRIMARY KEY NOT NULL,
	\`year\` numeric,
	\`examined\` numeric,
	\`passed\` numeric,
	\`source\` text,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`courses_results_order_idx\` ON \`courses_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_results_parent_id_idx\` ON \`courses_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_questions\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text PRIMARY KEY NOT NULL,
	\`question\` text,
	\`answer\` text,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`courses_questions_order_idx\` ON \`courses_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_questions_parent_id_idx\` ON \`courses_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_recognitions\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`regulator\` text,
	\`number\` text,
	\`order\` text,
	\`url\` text,
	\`_uuid\` text,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_recognitions_order_idx\` ON \`_courses_v_version_recognitions\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_recognitions_parent_id_idx\` ON \`_courses_v_version_recognitions\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_courses_v_version_results\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`year\` numeric,
	\`examined\` numeric,
	\`passed\` numeric,
	\`source\` text,
	\`_uuid\` text,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_results_order_idx\` ON \`_courses_v_version_results\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_results_parent_id_idx\` ON \`_courses_v_version_results\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_courses_v_version_questions\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`question\` text,
	\`answer\` text,
	\`_uuid\` text,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_questions_order_idx\` ON \`_courses_v_version_questions\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_courses_v_version_questions_parent_id_idx\` ON \`_courses_v_version_questions\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`colleges_recognitions\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text PRIMARY KEY NOT NULL,
	\`regulator\` text,
	\`course\` text,
	\`number\` text,
	\`order\` text,
	\`url\` text,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`colleges_recognitions_order_idx\` ON \`colleges_recognitions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`colleges_recognitions_parent_id_idx\` ON \`colleges_recognitions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`colleges_results\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text PRIMARY KEY NOT NULL,
	\`year\` numeric,
	\`course\` text,
	\`examined\` numeric,
	\`passed\` numeric,
	\`source\` text,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`colleges_results_order_idx\` ON \`colleges_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`colleges_results_parent_id_idx\` ON \`colleges_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`colleges_questions\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text PRIMARY KEY NOT NULL,
	\`question\` text,
	\`answer\` text,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`colleges_questions_order_idx\` ON \`colleges_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`colleges_questions_parent_id_idx\` ON \`colleges_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_colleges_v_version_recognitions\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`regulator\` text,
	\`course\` text,
	\`number\` text,
	\`order\` text,
	\`url\` text,
	\`_uuid\` text,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_colleges_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_recognitions_order_idx\` ON \`_colleges_v_version_recognitions\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_recognitions_parent_id_idx\` ON \`_colleges_v_version_recognitions\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_colleges_v_version_results\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`year\` numeric,
	\`course\` text,
	\`examined\` numeric,
	\`passed\` numeric,
	\`source\` text,
	\`_uuid\` text,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_colleges_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_results_order_idx\` ON \`_colleges_v_version_results\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_results_parent_id_idx\` ON \`_colleges_v_version_results\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_colleges_v_version_questions\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`question\` text,
	\`answer\` text,
	\`_uuid\` text,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_colleges_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_questions_order_idx\` ON \`_colleges_v_version_questions\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_colleges_v_version_questions_parent_id_idx\` ON \`_colleges_v_version_questions\` (\`_parent_id\`);`,
  )
  await db.run(sql`ALTER TABLE \`courses\` ADD \`affiliation\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`affiliation_reference\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`affiliation_url\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`contact_name\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`contact_role\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`contact_phone\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`contact_email\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`contact_hours\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_affiliation\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_affiliation_reference\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_affiliation_url\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_contact_name\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_contact_role\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_contact_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_contact_email\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_contact_hours\` text;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`affiliation\` text;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`affiliation_reference\` text;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`affiliation_url\` text;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`hostel_women\` numeric;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`hostel_men\` numeric;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`hostel_text\` text;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`directions\` text;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`contact_name\` text;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`contact_role\` text;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`contact_phone\` text;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`contact_email\` text;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`contact_hours\` text;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_affiliation\` text;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_affiliation_reference\` text;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_affiliation_url\` text;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_hostel_women\` numeric;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_hostel_men\` numeric;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_hostel_text\` text;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_directions\` text;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_contact_name\` text;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_contact_role\` text;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_contact_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_contact_email\` text;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_contact_hours\` text;`)
}
