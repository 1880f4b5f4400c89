import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shop_settings_delivery_slabs\` (
	\`_order\` integer NOT NULL,
	\`_parent_id\` text(36) NOT NULL,
	\`id\` text PRIMARY KEY NOT NULL,
	\`up_to_grams\` numeric NOT NULL,
	\`price_paise\` numeric NOT NULL,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
);
`)
  await db.run(
    sql`CREATE INDEX \`shop_settings_delivery_slabs_order_idx\` ON \`shop_settings_delivery_slabs\` (\`_order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`shop_settings_delivery_slabs_parent_id_idx\` ON \`shop_settings_delivery_slabs\` (\`_parent_id\`);`,
  )
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`delivery_basis\` text DEFAULT 'copies' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`delivery_further_kg_paise\` numeric DEFAULT 4000 NOT NULL;`)
}
