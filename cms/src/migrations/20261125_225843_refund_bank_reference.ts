import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`refunds\` ADD \`bank_reference\` text;`)
  await db.run(sql`CREATE INDEX \`refunds_bank_reference_idx\` ON \`refunds\` (\`bank_reference\`);`)
}
