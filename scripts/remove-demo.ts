/**
 * `npm run remove-demo`: lists what is left of the demo in the database and the data folder; with `-- --yes`, removes
 * it. Can be interrupted and repeated; the exit code is 0 only if nothing is left.
 */
import { parseOptions } from './lib/parse-options.ts'

const EXPLAINED = ['StartError', 'SettingsError']

Object.assign(process.env, { NODE_ENV: 'production' })
try {
  const values = parseOptions({ yes: { type: 'boolean', default: false } }, 'npm run remove-demo [-- --yes]')
  const { removeDemo } = await import('../cms/src/commands/remove-demo.ts')
  process.exit((await removeDemo({ confirmed: values.yes })) ? 0 : 1)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nCould not remove the demo.\n${error.message}\n`)
  process.exit(1)
}
