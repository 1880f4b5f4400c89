import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(
    sql`CREATE INDEX \`status_createdAt_course_idx\` ON \`applications\` (\`status\`,\`created_at\`,\`course\`);`,
  )
  await db.run(sql`CREATE INDEX \`collegeName_createdAt_idx\` ON \`applications\` (\`college_name\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`feePaidAt_createdAt_idx\` ON \`applications\` (\`fee_paid_at\`,\`created_at\`);`)
}
