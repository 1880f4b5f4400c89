import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`list_views\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`name\` text NOT NULL,
	\`query\` text NOT NULL,
	\`staff_id\` text NOT NULL,
	\`staff_name\` text NOT NULL,
	\`is_shared\` integer DEFAULT false NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE INDEX \`list_views_staff_id_idx\` ON \`list_views\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`list_views_is_shared_idx\` ON \`list_views\` (\`is_shared\`);`)
  await db.run(sql`CREATE INDEX \`list_views_updated_at_idx\` ON \`list_views\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`list_views_created_at_idx\` ON \`list_views\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`admission_settings_holidays\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text PRIMARY KEY NOT NULL,
	\`day\` text NOT NULL,
	\`name\` text NOT NULL,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`admission_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`admission_settings_holidays_order_idx\` ON \`admission_settings_holidays\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`admission_settings_holidays_parent_id_idx\` ON \`admission_settings_holidays\` (\`_parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`admission_settings_rels\` (
	\`id\` integer PRIMARY KEY NOT NULL,
	\`order\` integer,
	\`parent_id\` text(36) NOT NULL,
	\`path\` text NOT NULL,
	\`staff_id\` text(36),
	FOREIGN KEY (\`parent_id\`) REFERENCES \`admission_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(sql`CREATE INDEX \`admission_settings_rels_order_idx\` ON \`admission_settings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`admission_settings_rels_parent_idx\` ON \`admission_settings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`admission_settings_rels_path_idx\` ON \`admission_settings_rels\` (\`path\`);`)
  await db.run(
    sql`CREATE INDEX \`admission_settings_rels_staff_id_idx\` ON \`admission_settings_rels\` (\`staff_id\`);`,
  )
  await db.run(sql`DROP INDEX \`queue_submittedAt_createdAt_status_course_college_catego_idx\`;`)
  await db.run(sql`DROP INDEX \`category_submittedAt_createdAt_queue_course_sessionYear__idx\`;`)
  await db.run(sql`DROP INDEX \`sessionYear_submittedAt_createdAt_queue_category_college_idx\`;`)
  await db.run(sql`DROP INDEX \`college_submittedAt_createdAt_queue_course_sessionYear_c_idx\`;`)
  await db.run(sql`DROP INDEX \`course_sessionYear_category_submittedAt_createdAt_queue_idx\`;`)
  await db.run(sql`DROP INDEX \`course_sessionYear_submittedAt_createdAt_queue_category__idx\`;`)
  await db.run(sql`DROP INDEX \`course_submittedAt_createdAt_queue_category_college_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`waiting_since\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`due_on\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`rank\` numeric;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`assigned_to\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`held_by\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`held_until\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`aadhaar_last_four\` text;`)
  await db.run(sql`CREATE INDEX \`applications_merchant_id_idx\` ON \`applications\` (\`merchant_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_aadhaar_last_four_idx\` ON \`applications\` (\`aadhaar_last_four\`);`)
  await db.run(
    sql`CREATE INDEX \`rank_createdAt_queue_course_college_sessionYear_category_idx\` ON \`applications\` (\`rank\`,\`created_at\`,\`queue\`,\`course\`,\`college_id\`,\`session_year\`,\`category\`,\`due_on\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`queue_rank_createdAt_course_college_sessionYear_category_idx\` ON \`applications\` (\`queue\`,\`rank\`,\`created_at\`,\`course\`,\`college_id\`,\`session_year\`,\`category\`,\`due_on\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_rank_createdAt_queue_category_college_dueOn_idx\` ON \`applications\` (\`course\`,\`rank\`,\`created_at\`,\`queue\`,\`category\`,\`college_id\`,\`due_on\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_sessionYear_rank_createdAt_queue_category_college_idx\` ON \`applications\` (\`course\`,\`session_year\`,\`rank\`,\`created_at\`,\`queue\`,\`category\`,\`college_id\`,\`due_on\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`course_sessionYear_category_rank_createdAt_queue_dueOn_idx\` ON \`applications\` (\`course\`,\`session_year\`,\`category\`,\`rank\`,\`created_at\`,\`queue\`,\`due_on\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`college_rank_createdAt_queue_course_sessionYear_category_idx\` ON \`applications\` (\`college_id\`,\`rank\`,\`created_at\`,\`queue\`,\`course\`,\`session_year\`,\`category\`,\`due_on\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`sessionYear_rank_createdAt_queue_category_college_dueOn_idx\` ON \`applications\` (\`session_year\`,\`rank\`,\`created_at\`,\`queue\`,\`category\`,\`college_id\`,\`due_on\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`category_rank_createdAt_queue_course_sessionYear_college_idx\` ON \`applications\` (\`category\`,\`rank\`,\`created_at\`,\`queue\`,\`course\`,\`session_year\`,\`college_id\`,\`due_on\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`assignedTo_rank_createdAt_queue_course_college_dueOn_idx\` ON \`applications\` (\`assigned_to\`,\`rank\`,\`created_at\`,\`queue\`,\`course\`,\`college_id\`,\`due_on\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`dueOn_assignedTo_college_course_queue_idx\` ON \`applications\` (\`due_on\`,\`assigned_to\`,\`college_id\`,\`course\`,\`queue\`);`,
  )
  await db.run(sql`CREATE INDEX \`heldBy_heldUntil_idx\` ON \`applications\` (\`held_by\`,\`held_until\`);`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`overdue_reported_on\` text;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`days_calculated_for\` text;`)
}
