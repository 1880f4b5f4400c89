import './finding.css'
import type { ListViewServerProps } from 'payload'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { lastReport } from '../last-report.ts'
import { reportNote } from './report-note.ts'

type Props = Pick<ListViewServerProps, 'payload' | 'searchParams' | 'user'>

/** Above the findings of the daily report: whether the records agree, and as of when. */
export async function ReportNote({ payload, searchParams = {}, user }: Props) {
  if (!user) return null
  const where = { state: { equals: 'open' } }
  const [{ totalDocs: openFindings }, last] = await Promise.all([
    payload.count({ collection: 'money-findings', where, overrideAccess: false, user }),
    lastReport(payload),
  ])
  const isFiltered = Object.keys(searchParams).some((name) => name.startsWith('where') || name === 'search')
  const tone = openFindings === 0 && last?.isComplete ? 'good' : 'open'
  // The note says what an empty report means; Payload would add that there is nothing to show.
  const list = isFiltered || openFindings > 0 ? 'filtered' : 'whole'
  return (
    <p className={`report-note report-note--${tone} report-note--${list}`} role="status">
      {staffText(reportNote({ openFindings, last }))}
    </p>
  )
}
