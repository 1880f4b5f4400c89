import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`fee_dues_due_on_idx\`;`)
  await db.run(sql`CREATE INDEX \`dueOn_createdAt_idx\` ON \`fee_dues\` (\`due_on\`,\`created_at\`);`)
}
