/**
 * `npm run restore -- --from FOLDER/2026-…`: restores a backup to the empty database and folder of the settings. Run it
 * again to continue after an interruption. The exit code is 0 only if everything is restored and compared.
 * `--at 2026-11-27T10:15:00+05:30` restores that moment from an archive of `npm run ship-log`, `--at latest` its newest.
 * `--drill` restores the newest backup of a folder, or a moment, beside the portal, compares it and removes it again. The
 * exit code is 0 only if it could replace the portal.
 */
import { parseOptions } from './lib/parse-options.ts'

const EXPLAINED = ['BackupError', 'MoveError', 'StartError', 'SettingsError']
const USAGE = `Name the backup:
  npm run restore -- --from FOLDER/2026-11-22T20-15-03-123Z
or an archive of npm run ship-log, and a moment with its time zone:
  npm run restore -- --from ARCHIVE --at 2026-11-27T10:15:00+05:30
  npm run restore -- --from ARCHIVE --at latest
or, for a drill with the newest backup, the folder of the backups, or an archive and a moment:
  npm run restore -- --drill --from FOLDER
  npm run restore -- --drill --from ARCHIVE --at latest`
/** A time zone is required, because that of a server is often not the one of the college. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

Object.assign(process.env, { NODE_ENV: 'production' })
process.umask(0o077)
const { from, drill, at } = options()
try {
  await (at === null ? restoreBackup() : restoreMoment(at))
  process.exit(0)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\n${drill ? 'The restore drill failed.' : 'Not restored.'}\n${error.message}\n`)
  process.exit(1)
}

async function restoreBackup(): Promise<void> {
  if (drill) await (await import('../cms/src/commands/restore-drill.ts')).drillRestore({ from })
  else await (await import('../cms/src/commands/restore-portal.ts')).restorePortal({ from })
}

async function restoreMoment(moment: Date): Promise<void> {
  const { drillMoment, restoreMoment: restore } = await import('../cms/src/commands/restore-moment.ts')
  await (drill ? drillMoment : restore)({ from, at: moment })
}

function options(): { from: string; drill: boolean; at: Date | null } {
  const { from, drill, at } = parseOptions(
    { from: { type: 'string' }, drill: { type: 'boolean', default: false }, at: { type: 'string' } },
    USAGE,
  )
  if (from && (at === undefined || at === 'latest' || isTime(at))) {
    const moment = at === 'latest' ? new Date() : new Date(at ?? '')
    return { from, drill, at: at === undefined ? null : moment }
  }
  console.error(at === undefined ? USAGE : `${at} is not a moment.\n${USAGE}`)
  process.exit(1)
}

function isTime(text: string): boolean {
  return TIME.test(text) && !Number.isNaN(Date.parse(text))
}
