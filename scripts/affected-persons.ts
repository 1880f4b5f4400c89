/**
 * `npm run affected-persons -- --from DAY --to DAY [--staff E-MAIL] [--out FILE.csv]`: counts the persons whose records were opened
 * in a period, by the access records, and writes them with their contact data to a new file. Changes nothing in the portal, which
 * can keep running. (docs/operate/breach.md)
 */
import { parseOptions } from './lib/parse-options.ts'

const EXPLAINED = ['StartError', 'SettingsError']
const text = { type: 'string' } as const

Object.assign(process.env, { NODE_ENV: 'production' })
try {
  const usage = 'npm run affected-persons -- --from DAY --to DAY [--staff E-MAIL] [--out FILE.csv]'
  const { from, to, staff, out } = parseOptions({ from: text, to: text, staff: text, out: text }, usage)
  const { listAffectedPersons } = await import('../cms/src/commands/affected-persons.ts')
  await listAffectedPersons({ from, to, staff, out })
  process.exit(0)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nThe affected persons were not listed.\n${error.message}\n`)
  process.exit(1)
}
