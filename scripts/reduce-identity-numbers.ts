/**
 * `npm run reduce-identity-numbers`: counts what is stored of Aadhaar numbers beyond what the portal keeps; with `-- --confirm`,
 * removes it for good. The portal can keep running. The script can be interrupted and repeated; the exit code is 0 only if nothing
 * is left.
 */
import { parseOptions } from './lib/parse-options.ts'

const EXPLAINED = ['StartError', 'SettingsError', 'UnknownKeyError']

Object.assign(process.env, { NODE_ENV: 'production' })
try {
  const usage = 'npm run reduce-identity-numbers [-- --confirm]'
  const values = parseOptions({ confirm: { type: 'boolean', default: false } }, usage)
  const { reduceIdentityNumbers } = await import('../cms/src/commands/reduce-identity-numbers.ts')
  process.exit((await reduceIdentityNumbers({ confirmed: values.confirm })) ? 0 : 1)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nCould not reduce the Aadhaar numbers.\n${error.message}\n`)
  process.exit(1)
}
