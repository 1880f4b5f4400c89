import './reports.css'
import { Link } from '@payloadcms/ui'
import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { AGE_BUCKETS, AGE_LABELS, type Ageing } from '@pravesh/shared/fees/reports/ageing'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { harmlessText } from '@pravesh/shared/platform/harmless-text'
import { formatPaise } from '@pravesh/shared/platform/money'
import { ExportLink } from '../../../admin-kit/export/ExportLink.tsx'
import { istDay } from '../../../foundation/formats.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { recordAccess } from '../../../http/access-records/record-access.ts'
import { mayDo } from '../../../staff/index.ts'
import { dayOf } from '../../dues/day.ts'
import type { OpenDue } from '../outstanding.ts'
import { oldestOutstanding, outstandingSummary } from '../outstanding-summary.ts'
import { numberColumn, ReportTable, textColumn } from './ReportTable.tsx'
import type { ReportProps } from './report-props.ts'
import { reportWords as words } from './words.ts'

/** Fees that are named on the page; the file has all. */
const MAX_LISTED = 100

/** What students owe, by age, college and course, and the oldest fees. */
export async function Outstanding({ payload, req, query, address }: ReportProps) {
  const { all, colleges, courses } = await outstandingSummary({ payload, req, query })
  const oldest = await oldestOutstanding({ payload, req, query }, MAX_LISTED)
  const { admin } = payload.config.routes
  const canOpenStudents = mayDo(req.user, 'read', 'students')
  const filters = JSON.stringify(address)
  const access = { kind: 'list', subject: words.names.outstanding, filters, rows: oldest.length } as const
  await recordAccess({ payload, user: req.user, access, now: new Date() })
  return (
    <>
      <ExportLink name="outstanding" query={address} />
      {all.count === 0 ? (
        <p>{words.noneOpen}</p>
      ) : (
        <>
          <AgeTable of={words.college} rows={colleges} title={words.ageing.college} total={all} />
          <AgeTable of={words.course} rows={courses} title={words.ageing.course} total={all} />
          <OldestFees {...{ admin, canOpenStudents, dues: oldest }} all={all.count} />
        </>
      )}
    </>
  )
}

interface AgeTableProps {
  title: string
  of: string
  rows: ReadonlyMap<string, Ageing>
  total: Ageing
}

function AgeTable({ title, of, rows, total }: AgeTableProps) {
  const columns = [words.fees, ...AGE_BUCKETS.map((bucket) => staffText(AGE_LABELS[bucket])), words.left].map(
    numberColumn,
  )
  return (
    <ReportTable
      columns={[textColumn(of), ...columns]}
      rows={[...rows]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, ageing]) => ({ key: name, cells: [name, ...cellsOf(ageing)] }))}
      title={title}
      total={[words.total, ...cellsOf(total)]}
    />
  )
}

const cellsOf = (ageing: Ageing) => [
  formatNumber(ageing.count),
  ...AGE_BUCKETS.map((bucket) => formatPaise(ageing[bucket])),
  formatPaise(ageing.totalPaise),
]

interface OldestFeesProps {
  dues: readonly OpenDue[]
  all: number
  admin: string
  canOpenStudents: boolean
}

function OldestFees({ dues, all, admin, canOpenStudents }: OldestFeesProps) {
  const { oldestColumns: columns } = words
  return (
    <ReportTable
      columns={[
        textColumn(columns.student),
        textColumn(columns.fee),
        textColumn(columns.college),
        textColumn(columns.dueOn),
        numberColumn(columns.days),
        numberColumn(columns.left),
      ]}
      rows={dues.map(({ id, studentId, studentName, action, title, collegeName, dueOn, days, money }) => ({
        key: id,
        cells: [
          canOpenStudents ? (
            <Link href={`${admin}/collections/students/${studentId}`} key={id}>
              {harmlessText(studentName)}
            </Link>
          ) : (
            harmlessText(studentName)
          ),
          <Link href={`${admin}/collections/fee-dues/${id}`} key={id}>
            {`${staffText(DUE_ACTION_LABELS[action])}: ${title}`}
          </Link>,
          collegeName,
          dueOn ? istDay(dayOf(dueOn)) : '–',
          formatNumber(Math.max(0, days)),
          formatPaise(money.leftPaise),
        ],
      }))}
      title={words.oldest(dues.length, all)}
    />
  )
}
