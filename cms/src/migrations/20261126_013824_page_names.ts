import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`page_names\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`address\` text NOT NULL,
	\`record_id\` text NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_names_address_idx\` ON \`page_names\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`page_names_updated_at_idx\` ON \`page_names\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_names_created_at_idx\` ON \`page_names\` (\`created_at\`);`)
}
