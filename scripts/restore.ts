/**
 * `npm run restore -- --from FOLDER/2026-…`: restores a backup to the empty database and folder of the settings. Run it
 * again to continue after an interruption. The exit code is 0 only if everything is restored and compared.
 * `npm run restore -- --drill --from FOLDER`: restores the newest backup beside the portal, compares it and removes it
 * again. The exit code is 0 only if it could replace the portal.
 */
import { parseArgs } from 'node:util'

const EXPLAINED = ['BackupError', 'MoveError', 'StartError', 'SettingsError']
const USAGE = `Name the backup:
  npm run restore -- --from FOLDER/2026-11-22T20-15-03-123Z
or, for a drill with the newest one, the folder of the backups:
  npm run restore -- --drill --from FOLDER`

Object.assign(process.env, { NODE_ENV: 'production' })
process.umask(0o077)
const { from, drill } = options()
try {
  if (drill) {
    const { drillRestore } = await import('../cms/src/commands/restore-drill.ts')
    await drillRestore({ from })
  } else {
    const { restorePortal } = await import('../cms/src/commands/restore-portal.ts')
    await restorePortal({ from })
  }
  process.exit(0)
} catch (error) {
  if (!(error instanceof Error) || !EXPLAINED.includes(error.name)) throw error
  console.error(`\n${drill ? 'The restore drill failed.' : 'Not restored.'}\n${error.message}\n`)
  process.exit(1)
}

function options(): { from: string; drill: boolean } {
  try {
    const { from, drill } = parseArgs({
      options: { from: { type: 'string' }, drill: { type: 'boolean', default: false } },
    }).values
    if (from) return { from, drill }
    console.error(USAGE)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
  process.exit(1)
}
