import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`baskets\` (
	\`id\` text(36) PRIMARY KEY NOT NULL,
	\`student_id\` text NOT NULL,
	\`lines\` text NOT NULL,
	\`revision\` numeric NOT NULL,
	\`emptied_for\` text NOT NULL,
	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
`)
  await db.run(sql`CREATE UNIQUE INDEX \`baskets_student_id_idx\` ON \`baskets\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`baskets_updated_at_idx\` ON \`baskets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`baskets_created_at_idx\` ON \`baskets\` (\`created_at\`);`)
}
