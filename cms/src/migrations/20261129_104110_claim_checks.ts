import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`applications\` ADD \`claim_checks\` text;`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`apaar_b_e_d\` text DEFAULT 'optional';`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`apaar_d_e_l_e_d\` text DEFAULT 'optional';`)
  await db.run(sql`ALTER TABLE \`admission_settings\` ADD \`apaar_d_p_h_a_r_m\` text DEFAULT 'optional';`)
}
