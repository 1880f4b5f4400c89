import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`submittedAt_createdAt_studentName_course_college_queue_idx\`;`)
  await db.run(sql`DROP INDEX \`applications_student_name_idx\`;`)
  await db.run(
    sql`CREATE INDEX \`submittedAt_createdAt_studentName_course_college_queue_r_idx\` ON \`applications\` (\`submitted_at\`,\`created_at\`,\`student_name\`,\`course\`,\`college_id\`,\`queue\`,\`rank\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`studentName_createdAt_course_idx\` ON \`applications\` (\`student_name\`,\`created_at\`,\`course\`);`,
  )
  await db.run(sql`DROP INDEX \`fee_dues_student_name_idx\`;`)
  await db.run(sql`DROP INDEX \`status_dueOn_idx\`;`)
  await db.run(
    sql`CREATE INDEX \`status_dueOn_createdAt_action_college_course_idx\` ON \`fee_dues\` (\`status\`,\`due_on\`,\`created_at\`,\`action\`,\`college\`,\`course\`);`,
  )
  await db.run(sql`CREATE INDEX \`studentName_createdAt_idx\` ON \`fee_dues\` (\`student_name\`,\`created_at\`);`)
}
