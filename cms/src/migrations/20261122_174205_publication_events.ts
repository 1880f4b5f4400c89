import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`publication_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`changes\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`publication_events_sequence_idx\` ON \`publication_events\` (\`sequence\`);`)
  await db.run(sql`CREATE INDEX \`publication_events_updated_at_idx\` ON \`publication_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publication_events_created_at_idx\` ON \`publication_events\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`publication_events\`;`)
}
