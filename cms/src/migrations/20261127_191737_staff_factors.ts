import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`staff_factors\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`staff_id\` text NOT NULL,
	\`kind\` text NOT NULL,
	\`name\` text,
	\`secret\` text,
	\`last_step\` numeric,
	\`public_key\` text,
	\`signature_count\` numeric,
	\`used_at\` text,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_factors_key_idx\` ON \`staff_factors\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`staff_factors_staff_id_idx\` ON \`staff_factors\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_factors_updated_at_idx\` ON \`staff_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_factors_created_at_idx\` ON \`staff_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_sign_ins\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`session_id\` text NOT NULL,
	\`staff_id\` text NOT NULL,
	\`device\` text NOT NULL,
	\`address\` text NOT NULL,
	\`started_at\` text NOT NULL,
	\`used_at\` text NOT NULL,
	\`proven_at\` text,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_sign_ins_session_id_idx\` ON \`staff_sign_ins\` (\`session_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_sign_ins_staff_id_idx\` ON \`staff_sign_ins\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_sign_ins_used_at_idx\` ON \`staff_sign_ins\` (\`used_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_sign_ins_updated_at_idx\` ON \`staff_sign_ins\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_sign_ins_created_at_idx\` ON \`staff_sign_ins\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_from\` text;`)
}
