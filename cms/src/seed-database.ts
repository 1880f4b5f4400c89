import { getPayload } from 'payload'
import { addBooks } from './content/seed/add-books.ts'
import { seedWhenEmpty } from './content/seed/seed-when-empty.ts'
import config from './payload.config.ts'
import { migrateDatabase } from './platform/migrate-database.ts'

/** Fills an empty database with the demo content and, when asked, adds books until there are `books` of them. */
export async function seedDatabase({ books }: { books: number | null }): Promise<void> {
  const payload = await getPayload({ config })
  await migrateDatabase(payload)
  const report = (line: string) => console.log(`  ${line}`)
  const seeded = await seedWhenEmpty({ payload, seed: 'demo', report })
  if (!seeded) console.log('The database already has content; nothing of it was changed.')
  if (books !== null) await addBooks({ payload, total: books, report })
  await payload.destroy()
}
