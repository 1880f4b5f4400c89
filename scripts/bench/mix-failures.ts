import type { Sent } from './mix-client.ts'
import { judged, type Row } from './report.ts'

/** The number of failed requests, of which none may be. Prints each kind of failure once. */
export function failureRow(measure: string, sent: readonly Sent[], more = ''): Row {
  const failures = sent.flatMap(({ error }) => (error ? [error] : []))
  for (const error of new Set(failures)) console.error(`  ${error}`)
  const met = failures.length === 0
  return judged(measure, `${failures.length} of ${sent.length}${more}`, { text: '0', met })
}
