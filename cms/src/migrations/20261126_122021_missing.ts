import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(
    sql`CREATE INDEX \`version_active_version__status_version_pricePaise_idx\` ON \`_books_v\` (\`version_active\`,\`version__status\`,\`version_price_paise\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`version_active_version__status_version_searchText_idx\` ON \`_books_v\` (\`version_active\`,\`version__status\`,\`version_search_text\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`compound_index_1_idx\` ON \`_books_v\` (\`version_active\`,\`version__status\`,\`version_course\`,\`version_semester\`,\`version_language\`);`,
  )
}
