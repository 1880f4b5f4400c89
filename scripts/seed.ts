/**
 * `npm run seed`: seeds an empty database with the demo. `npm run seed -- --books 20000 --applications 100000` adds
 * generated books and applications up to that number. Run it while the portal is stopped; the next start publishes
 * them.
 */
import { parseOptions } from './lib/parse-options.ts'

const MAX_COUNT = 200_000
const EXPLAINED = ['StartError', 'SettingsError']

const values = parseOptions(
  { books: { type: 'string' }, applications: { type: 'string' } },
  'npm run seed [-- --books 20000 --applications 100000]',
)
const books = wholeNumber('--books', values.books)
const applications = wholeNumber('--applications', values.applications)
Object.assign(process.env, { NODE_ENV: 'production' })
try {
  const { seedDatabase } = await import('../cms/src/commands/seed-database.ts')
  await seedDatabase({ books, applications })
  process.exit(0)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nNot seeded.\n${error.message}\n`)
  process.exit(1)
}

function wholeNumber(option: string, typed: string | undefined): number | null {
  if (typed === undefined) return null
  const number = Number(typed)
  if (Number.isInteger(number) && number > 0 && number <= MAX_COUNT) return number
  console.error(`${option} must be a whole number from 1 to ${MAX_COUNT}.`)
  process.exit(1)
}
