/**
 * `npm run backup -- --to FOLDER`: copies database and uploads into a new folder below FOLDER while the portal serves.
 * `--keep 14` removes older backups, `--no-files` leaves out the uploads. The exit code is 0 only if it is complete.
 */
import { parseOptions } from './lib/parse-options.ts'

const EXPLAINED = ['BackupError', 'MoveError', 'StartError', 'SettingsError']
const USAGE = 'Name the folder for backups: npm run backup -- --to FOLDER [--keep 14] [--no-files]'

Object.assign(process.env, { NODE_ENV: 'production' })
process.umask(0o077)
try {
  const values = parseOptions(
    {
      to: { type: 'string' },
      keep: { type: 'string' },
      files: { type: 'boolean', default: true },
    },
    USAGE,
  )
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (!values.to || (keep !== null && !(Number.isInteger(keep) && keep > 0))) {
    console.error(USAGE)
    process.exit(1)
  }
  const { backUpPortal } = await import('../cms/src/commands/backup-portal.ts')
  await backUpPortal({ to: values.to, keep, withFiles: values.files })
  process.exit(0)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nNot backed up.\n${error.message}\n`)
  process.exit(1)
}
