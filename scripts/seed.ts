/**
 * `npm run seed`: fills an empty database with the demo content. `npm run seed -- --books 20000` adds invented books until
 * there are that many. Run it while the portal is stopped: what it adds is published at the next start.
 */
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { books: { type: 'string' } } })
const books = values.books === undefined ? null : Number(values.books)
if (books !== null && !(Number.isInteger(books) && books > 0 && books <= 200_000)) {
  console.error('--books takes a whole number from 1 to 200000.')
  process.exit(1)
}
Object.assign(process.env, { NODE_ENV: 'production' })
const { seedDatabase } = await import('../cms/src/seed-database.ts')
await seedDatabase({ books })
process.exit(0)
