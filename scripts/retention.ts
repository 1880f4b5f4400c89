/**
 * `npm run retention -- --dry-run`: counts what the next night would delete because it has been kept for long enough, by kind
 * and with the oldest date. Changes nothing in the portal, which can keep running. (decision 96)
 */
import { parseOptions } from './lib/parse-options.ts'

const EXPLAINED = ['StartError', 'SettingsError']

Object.assign(process.env, { NODE_ENV: 'production' })
try {
  // The portal itself deletes, every night; the flag says what to expect of the command.
  parseOptions({ 'dry-run': { type: 'boolean', default: true } }, 'npm run retention -- --dry-run')
  const { countEnded } = await import('../cms/src/commands/count-ended.ts')
  await countEnded()
  process.exit(0)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nCould not count.\n${error.message}\n`)
  process.exit(1)
}
