import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`registration_limits_allowed\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text PRIMARY KEY NOT NULL,
	\`address\` text NOT NULL,
	\`ends_on\` text NOT NULL,
	\`note\` text NOT NULL,
	\`registrations_per_hour\` numeric DEFAULT 400 NOT NULL,
	\`codes_per_day\` numeric DEFAULT 600 NOT NULL,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`registration_limits\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`registration_limits_allowed_order_idx\` ON \`registration_limits_allowed\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`registration_limits_allowed_parent_id_idx\` ON \`registration_limits_allowed\` (\`_parent_id\`);`,
  )
}
