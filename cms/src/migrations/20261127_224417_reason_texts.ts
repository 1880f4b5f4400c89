import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reason_texts\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`kind\` text NOT NULL,
	\`text\` text NOT NULL,
	\`staff_id\` text NOT NULL,
	\`staff_name\` text NOT NULL,
	\`is_shared\` integer DEFAULT false NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`reason_texts_key_idx\` ON \`reason_texts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`reason_texts_staff_id_idx\` ON \`reason_texts\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`reason_texts_is_shared_idx\` ON \`reason_texts\` (\`is_shared\`);`)
  await db.run(sql`CREATE INDEX \`reason_texts_updated_at_idx\` ON \`reason_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reason_texts_created_at_idx\` ON \`reason_texts\` (\`created_at\`);`)
}
