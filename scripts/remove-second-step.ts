/**
 * `npm run remove-second-step -- --email ADDRESS`: removes the second step of a member of staff. For an administrator who has lost
 * device and recovery codes and whom no other administrator can help. The portal can keep running.
 */
import { parseOptions } from './lib/parse-options.ts'

Object.assign(process.env, { NODE_ENV: 'production' })
try {
  const { email } = parseOptions({ email: { type: 'string' } }, 'npm run remove-second-step -- --email ADDRESS')
  const { SettingsError } = await import('../cms/src/foundation/settings/settings-error.ts')
  if (email === undefined) throw new SettingsError('Name the account: npm run remove-second-step -- --email ADDRESS')
  const { removeSecondStep } = await import('../cms/src/commands/remove-second-step.ts')
  await removeSecondStep(email)
  process.exit(0)
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'SettingsError') throw error
  console.error(`\nThe second step was not removed.\n${error.message}\n`)
  process.exit(1)
}
