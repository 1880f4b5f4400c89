import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`content_translations\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`subject\` text NOT NULL,
	\`record_id\` text NOT NULL,
	\`language\` text NOT NULL,
	\`texts\` text NOT NULL,
	\`revision\` numeric DEFAULT 0 NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`content_translations_key_idx\` ON \`content_translations\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`content_translations_updated_at_idx\` ON \`content_translations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`content_translations_created_at_idx\` ON \`content_translations\` (\`created_at\`);`)
}
