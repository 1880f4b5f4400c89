import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`build_assets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`seen_at\` text NOT NULL,
  	\`compressed\` integer DEFAULT false NOT NULL,
  	\`content\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`build_assets_path_idx\` ON \`build_assets\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`build_assets_seen_at_idx\` ON \`build_assets\` (\`seen_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`build_assets\`;`)
}
