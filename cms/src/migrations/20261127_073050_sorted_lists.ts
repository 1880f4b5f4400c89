import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`fee_dues_paid_at_idx\`;`)
  await db.run(sql`CREATE INDEX \`fee_dues_student_name_idx\` ON \`fee_dues\` (\`student_name\`);`)
  await db.run(sql`CREATE INDEX \`fee_dues_due_on_idx\` ON \`fee_dues\` (\`due_on\`);`)
  await db.run(sql`CREATE INDEX \`paidAt_createdAt_idx\` ON \`fee_dues\` (\`paid_at\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_student_name_idx\` ON \`applications\` (\`student_name\`);`)
}
