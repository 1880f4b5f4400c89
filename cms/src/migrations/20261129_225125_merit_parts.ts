import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`merit_parts\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`key\` text NOT NULL,
	\`content\` text NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`merit_parts_key_idx\` ON \`merit_parts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`merit_parts_updated_at_idx\` ON \`merit_parts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`merit_parts_created_at_idx\` ON \`merit_parts\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`allotment_runs\` ADD \`portions\` numeric;`)
}
