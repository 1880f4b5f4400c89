import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`courses\` ADD \`saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`colleges\` ADD \`saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`_colleges_v\` ADD \`version_saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`books\` ADD \`saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`_books_v\` ADD \`version_saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`gallery_items\` ADD \`saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`_gallery_items_v\` ADD \`version_saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`policies\` ADD \`saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`_policies_v\` ADD \`version_saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`about\` ADD \`saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`version_saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`recorded_courses\` ADD \`saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`_recorded_courses_v\` ADD \`version_saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_saved_from\` text;`)
}
