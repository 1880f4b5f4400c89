import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`status_nextAttemptAt_idx\` ON \`messages\` (\`status\`,\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`status_channel_idx\` ON \`messages\` (\`status\`,\`channel\`);`)
  await db.run(sql`CREATE INDEX \`status_nextCheckAt_idx\` ON \`payments\` (\`status\`,\`next_check_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`status_nextAttemptAt_idx\`;`)
  await db.run(sql`DROP INDEX \`status_channel_idx\`;`)
  await db.run(sql`DROP INDEX \`status_nextCheckAt_idx\`;`)
}
