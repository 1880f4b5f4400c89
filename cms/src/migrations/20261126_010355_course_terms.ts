import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`applications\` ADD \`agreement_refund_terms\` text;`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` ADD \`course_terms_bed_kind\` text DEFAULT 'specified';`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` ADD \`course_terms_bed_last_admission_day\` text;`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` ADD \`course_terms_deled_kind\` text DEFAULT 'specified';`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` ADD \`course_terms_deled_last_admission_day\` text;`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` ADD \`course_terms_dpharm_kind\` text DEFAULT 'specified';`)
  await db.run(sql`ALTER TABLE \`academic_sessions\` ADD \`course_terms_dpharm_last_admission_day\` text;`)
}
