/**
 * `npm run rotate-keys`: re-encrypts data with the first key of FIELD_KEY. The portal can keep running. The script can
 * be interrupted and restarted; the exit code is 0 only if nothing is left to do. `-- --forget ID` lets the portal start
 * without a key that is lost for good.
 */
import { parseOptions } from './lib/parse-options.ts'

const EXPLAINED = ['StartError', 'SettingsError']

Object.assign(process.env, { NODE_ENV: 'production' })
try {
  const values = parseOptions({ forget: { type: 'string' } }, 'npm run rotate-keys [-- --forget ID]')
  const { forgetFieldKey, rotateFieldKeysAndReport } = await import('../cms/src/commands/rotate-field-keys.ts')
  if (values.forget === undefined) process.exit((await rotateFieldKeysAndReport()) ? 0 : 1)
  await forgetFieldKey(values.forget)
  process.exit(0)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nCould not rotate the keys.\n${error.message}\n`)
  process.exit(1)
}
