import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`merit_objections\` ADD \`due_at\` text;`)
  await db.run(sql`ALTER TABLE \`merit_objections\` ADD \`attempts\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`merit_objections_due_at_idx\` ON \`merit_objections\` (\`due_at\`);`)
}
