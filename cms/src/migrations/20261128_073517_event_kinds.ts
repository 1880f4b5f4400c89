import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`kind_at_staff_idx\` ON \`application_events\` (\`kind\`,\`at\`,\`staff_id\`);`)
}
