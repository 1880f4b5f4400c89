import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`books\` ADD \`isbn\` text;`)
  await db.run(sql`ALTER TABLE \`books\` ADD \`edition\` text;`)
  await db.run(sql`CREATE INDEX \`books_isbn_idx\` ON \`books\` (\`isbn\`);`)
  await db.run(sql`ALTER TABLE \`_books_v\` ADD \`version_isbn\` text;`)
  await db.run(sql`ALTER TABLE \`_books_v\` ADD \`version_edition\` text;`)
  await db.run(sql`CREATE INDEX \`_books_v_version_version_isbn_idx\` ON \`_books_v\` (\`version_isbn\`);`)
}
