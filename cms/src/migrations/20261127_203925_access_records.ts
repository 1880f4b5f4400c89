import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`identity_keys\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`name\` text NOT NULL,
	\`sealed\` text NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`identity_keys_name_idx\` ON \`identity_keys\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`identity_keys_updated_at_idx\` ON \`identity_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`identity_keys_created_at_idx\` ON \`identity_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`access_records\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`at\` text NOT NULL,
	\`staff_name\` text NOT NULL,
	\`kind\` text NOT NULL,
	\`subject\` text NOT NULL,
	\`student_id\` text,
	\`reason\` text,
	\`rows\` numeric,
	\`filters\` text,
	\`staff_id\` text NOT NULL,
	\`application_id\` text,
	\`key\` text NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE INDEX \`access_records_at_idx\` ON \`access_records\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`access_records_subject_idx\` ON \`access_records\` (\`subject\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`access_records_key_idx\` ON \`access_records\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`access_records_updated_at_idx\` ON \`access_records\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`access_records_created_at_idx\` ON \`access_records\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`studentId_at_idx\` ON \`access_records\` (\`student_id\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`staffId_at_idx\` ON \`access_records\` (\`staff_id\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`applicationId_at_idx\` ON \`access_records\` (\`application_id\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`kind_at_idx\` ON \`access_records\` (\`kind\`,\`at\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`aadhaar_hash\` text;`)
  await db.run(sql`CREATE INDEX \`applications_aadhaar_hash_idx\` ON \`applications\` (\`aadhaar_hash\`);`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`identity_numbers\` text;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`identity_basis\` text;`)
}
