import { DatabaseSync } from 'node:sqlite'
import type { Portal } from '../../../scripts/lib/running-portal.ts'

/** Columns that limit how often a code can be requested, by table. */
const TIMES = { one_time_codes: ['sent_at', 'expires_at'], rate_limits: ['window_ends_at'] }

/** Backdates one-time codes and rate limits by a minute, as if that time had passed. */
export function letAMinutePass({ databaseFile }: Portal): void {
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

/** Backdates undecided payments by the time after which another one is offered, and lets them be asked about again. */
export function letTheBankThink({ databaseFile }: Portal): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  try {
    const since = "strftime('%Y-%m-%dT%H:%M:%fZ', page_state_at, '-601 seconds')"
    database.exec(`UPDATE payments SET page_state_at = ${since} WHERE page_state = 'undecided'`)
  } finally {
    database.close()
  }
}

/** Ends the lifetime of a payment page, as if half an hour had passed. */
export function expireThePage({ databaseFile }: Portal, paymentPage: string): void {
  change(
    databaseFile,
    "UPDATE simulator_payments SET expires_at = '2026-01-01T00:00:00.000Z' WHERE reference = ?",
    paymentPage,
  )
}

/** Leaves an attempt as one whose payment page the provider never opened. */
export function forgetThePage({ databaseFile }: Portal, paymentPage: string): void {
  change(
    databaseFile,
    "UPDATE payments SET status = 'created', page_state = NULL, page_state_at = NULL WHERE provider_reference = ?",
    paymentPage,
  )
}

function change(databaseFile: string, statement: string, paymentPage: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  try {
    database.prepare(statement).run(paymentPage.split('/').at(-1) ?? '')
  } finally {
    database.close()
  }
}
