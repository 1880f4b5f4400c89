import { DatabaseSync } from 'node:sqlite'
import type { RunningPortal } from '../../../scripts/lib/running-portal.ts'

/** What the portal compares with its clock when a code is asked for again, by table. */
const TIMES = { one_time_codes: ['sent_at', 'expires_at'], rate_limits: ['window_ends_at'] }

/** For one-time codes and limits a minute passes at once: what is stored about them is dated back by that long. */
export function letAMinutePass({ databaseFile }: RunningPortal): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  try {
    for (const [table, columns] of Object.entries(TIMES)) {
      const changes = columns.map((column) => `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-61 seconds')`)
      database.exec(`UPDATE ${table} SET ${changes.join(', ')}`)
    }
  } finally {
    database.close()
  }
}
