/**
 * `npm run restore -- --from FOLDER/2026-…`: restores a backup to the empty database and folder of the settings. Run it
 * again to continue after an interruption. The exit code is 0 only if everything is restored and compared.
 */
import { parseArgs } from 'node:util'

const EXPLAINED = ['BackupError', 'MoveError', 'StartError', 'SettingsError']

Object.assign(process.env, { NODE_ENV: 'production' })
process.umask(0o077)
try {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  if (!values.from) {
    console.error('Name the backup: npm run restore -- --from FOLDER/2026-11-22T20-15-03-123Z')
    process.exit(1)
  }
  const { restorePortal } = await import('../cms/src/commands/restore-portal.ts')
  await restorePortal({ from: values.from })
  process.exit(0)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nNot restored.\n${error.message}\n`)
  process.exit(1)
}
