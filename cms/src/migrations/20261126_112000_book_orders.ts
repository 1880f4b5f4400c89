import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(
    sql`CREATE INDEX \`active__status_pricePaise_idx\` ON \`books\` (\`active\`,\`_status\`,\`price_paise\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`active__status_searchText_idx\` ON \`books\` (\`active\`,\`_status\`,\`search_text\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`active__status_course_semester_language_idx\` ON \`books\` (\`active\`,\`_status\`,\`course\`,\`semester\`,\`language\`);`,
  )
}
