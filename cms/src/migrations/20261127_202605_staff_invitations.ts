import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`staff\` ADD \`last_sign_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`invited_until\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`invited_by\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`password_known_to_others\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`deactivated_at\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`deactivated_by\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`hand_over_to\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`held_until\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`due_at\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`attempts\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`staff_due_at_idx\` ON \`staff\` (\`due_at\`);`)
}
