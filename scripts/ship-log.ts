/**
 * `npm run ship-log -- --to FOLDER`: ships each transaction of the SQLite database, and the uploads, to an archive while
 * portals serve. `--to s3://BUCKET` is a bucket, `--keep-days 7` is for how long each moment can be restored, `--no-files`
 * leaves out the uploads. Runs until SIGTERM. `--forget` ends the alert of a portal whose log is not shipped any more.
 */
import { parseOptions } from './lib/parse-options.ts'
import { stopWithParent } from './lib/stop-with-parent.ts'

const EXPLAINED = ['BackupError', 'StartError', 'SettingsError']
const KEEP_DAYS = '7'
const USAGE = 'Name the archive: npm run ship-log -- --to FOLDER [--keep-days 7] [--no-files]'

Object.assign(process.env, { NODE_ENV: 'production' })
process.umask(0o077)
stopWithParent()
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort())
try {
  const values = parseOptions(
    {
      to: { type: 'string' },
      'keep-days': { type: 'string', default: KEEP_DAYS },
      files: { type: 'boolean', default: true },
      forget: { type: 'boolean', default: false },
    },
    USAGE,
  )
  if (values.forget) {
    await (await import('../cms/src/commands/forget-log-archive.ts')).forgetLogArchive()
    process.exit(0)
  }
  const keepDays = Number(values['keep-days'])
  if (!values.to || !(Number.isInteger(keepDays) && keepDays > 0)) {
    console.error(USAGE)
    process.exit(1)
  }
  const { shipLog } = await import('../cms/src/commands/ship-log.ts')
  await shipLog({ to: values.to, keepDays, withFiles: values.files, signal: stopped.signal })
  process.exit(0)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\nThe log is not shipped.\n${error.message}\n`)
  process.exit(1)
}
