/**
 * `npm run seed`: fills an empty database with the demo. `npm run seed -- --books 20000 --applications 100000` adds invented books
 * and applications until there are that many. Run it while the portal is stopped: what it adds is published at the next start.
 */
import { parseArgs } from 'node:util'

const MOST = 200_000

const { values } = parseArgs({ options: { books: { type: 'string' }, applications: { type: 'string' } } })
const books = wholeNumber('--books', values.books)
const applications = wholeNumber('--applications', values.applications)
Object.assign(process.env, { NODE_ENV: 'production' })
const { seedDatabase } = await import('../cms/src/seed-database.ts')
await seedDatabase({ books, applications })
process.exit(0)

function wholeNumber(option: string, typed: string | undefined): number | null {
  if (typed === undefined) return null
  const number = Number(typed)
  if (Number.isInteger(number) && number > 0 && number <= MOST) return number
  console.error(`${option} takes a whole number from 1 to ${MOST}.`)
  process.exit(1)
}
