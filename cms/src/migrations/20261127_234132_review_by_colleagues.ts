import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`duplicate_pairs\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`first_id\` text NOT NULL,
	\`second_id\` text NOT NULL,
	\`reasons\` text NOT NULL,
	\`is_open\` integer DEFAULT true NOT NULL,
	\`verdict\` text,
	\`judged_reasons\` text NOT NULL,
	\`note\` text,
	\`said_by\` text,
	\`staff_id\` text(36),
	\`said_at\` text,
	\`revision\` numeric DEFAULT 1 NOT NULL,
	\`due_at\` text,
	\`attempts\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`duplicate_pairs_key_idx\` ON \`duplicate_pairs\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`duplicate_pairs_staff_idx\` ON \`duplicate_pairs\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`duplicate_pairs_due_at_idx\` ON \`duplicate_pairs\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`duplicate_pairs_updated_at_idx\` ON \`duplicate_pairs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`duplicate_pairs_created_at_idx\` ON \`duplicate_pairs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`firstId_isOpen_idx\` ON \`duplicate_pairs\` (\`first_id\`,\`is_open\`);`)
  await db.run(sql`CREATE INDEX \`secondId_isOpen_idx\` ON \`duplicate_pairs\` (\`second_id\`,\`is_open\`);`)
  await db.run(sql`CREATE TABLE \`note_mentions\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`staff_id\` text(36) NOT NULL,
	\`application_id\` text NOT NULL,
	\`number\` text NOT NULL,
	\`note\` text NOT NULL,
	\`by\` text NOT NULL,
	\`at\` text NOT NULL,
	\`done_at\` text,
	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`note_mentions_key_idx\` ON \`note_mentions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`note_mentions_staff_idx\` ON \`note_mentions\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`note_mentions_application_id_idx\` ON \`note_mentions\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_doneAt_at_idx\` ON \`note_mentions\` (\`staff_id\`,\`done_at\`,\`at\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`eligibility\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`identity\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`originals\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`interview\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`axis_marks\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`name_birth_key\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`open_duplicates\` numeric;`)
  await db.run(sql`CREATE INDEX \`applications_student_email_idx\` ON \`applications\` (\`student_email\`);`)
  await db.run(sql`CREATE INDEX \`applications_name_birth_key_idx\` ON \`applications\` (\`name_birth_key\`);`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`checks_b_e_d_minimum_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`checks_b_e_d_maximum_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`checks_b_e_d_age_on\` text;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`checks_b_e_d_degree_minimum\` numeric;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`checks_b_e_d_degree_minimum_reserved\` numeric;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`checks_d_e_l_e_d_minimum_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`checks_d_e_l_e_d_maximum_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`checks_d_e_l_e_d_age_on\` text;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`checks_d_p_h_a_r_m_minimum_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`checks_d_p_h_a_r_m_maximum_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`checks_d_p_h_a_r_m_age_on\` text;`)
}
