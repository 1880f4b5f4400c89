/**
 * `npm run reconcile`: asks payment providers about everything that is due, applies due effects, and prints records of
 * money that do not agree. The portal can keep running. The exit code is 0 only if nothing was found.
 */
import { parseOptions } from './lib/parse-options.ts'

const EXPLAINED = ['StartError', 'SettingsError']

parseOptions({}, 'npm run reconcile')
Object.assign(process.env, { NODE_ENV: 'production' })
try {
  const { reconcileAndReport } = await import('../cms/src/commands/reconcile-money.ts')
  process.exit((await reconcileAndReport()) ? 0 : 1)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nCould not reconcile.\n${error.message}\n`)
  process.exit(1)
}
