import './reports.css'
import { HEAD_LABELS, MONEY_HEADS } from '@pravesh/shared/fees/reports/money-heads'
import { type MoneyRow, type MoneySums, netPaise, sumsBy, totalOf } from '@pravesh/shared/fees/reports/money-report'
import { CHANNEL_LABELS, PAYMENT_CHANNELS } from '@pravesh/shared/payments/channels'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { ExportLink } from '../../../admin-kit/export/ExportLink.tsx'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { collegeNames, courseName, moneyByHead } from '../money-by-head.ts'
import { numberColumn, ReportTable, textColumn } from './ReportTable.tsx'
import type { ReportProps } from './report-props.ts'
import { reportWords as words } from './words.ts'

/** Money of a period by head, college, course and channel. */
export async function MoneyByHead({ payload, req, query, address }: ReportProps) {
  const [rows, colleges] = await Promise.all([moneyByHead({ payload, req, query }), collegeNames(payload)])
  return (
    <>
      <div className="reports__files">
        <ExportLink name="money-by-head" asksReason={false} query={address} />
        <div>
          <p>{words.tallyHint}</p>
          <ExportLink name="tally" label={words.tally} query={address} />
        </div>
      </div>
      {rows.length === 0 ? <p>{words.none}</p> : <Tables colleges={colleges} rows={rows} />}
    </>
  )
}

function Tables({ rows, colleges }: { rows: readonly MoneyRow[]; colleges: ReadonlyMap<string, string> }) {
  const byHead = sumsBy(rows, ({ head }) => head).sort(([a], [b]) => MONEY_HEADS.indexOf(a) - MONEY_HEADS.indexOf(b))
  const byChannel = sumsBy(rows, ({ channel }) => channel).sort(
    ([a], [b]) => PAYMENT_CHANNELS.indexOf(a) - PAYMENT_CHANNELS.indexOf(b),
  )
  const collegeOf = (id: string | null) => (id === null ? words.noCollege : (colleges.get(id) ?? id))
  const byCollege = named(
    sumsBy(rows, ({ college }) => college),
    collegeOf,
  )
  const byCourse = named(
    sumsBy(rows, ({ course }) => course),
    (code) => courseName(code) || words.noCourse,
  )
  return (
    <>
      <MoneyTable
        of={words.head}
        rows={named(byHead, (head) => staffText(HEAD_LABELS[head]), false)}
        title={words.money.head}
      />
      <MoneyTable
        of={words.channel}
        rows={named(byChannel, (channel) => staffText(CHANNEL_LABELS[channel]), false)}
        title={words.money.channel}
      />
      <MoneyTable of={words.college} rows={byCollege} title={words.money.college} />
      <MoneyTable of={words.course} rows={byCourse} title={words.money.course} />
    </>
  )
}

type Named = readonly (readonly [name: string, sums: MoneySums])[]

function named<Value>(sums: readonly [Value, MoneySums][], nameOf: (value: Value) => string, isSorted = true): Named {
  const rows = sums.map(([value, each]) => [nameOf(value), each] as const)
  return isSorted ? rows.toSorted(([a], [b]) => a.localeCompare(b)) : rows
}

function MoneyTable({ title, of, rows }: { title: string; of: string; rows: Named }) {
  const { moneyColumns: columns } = words
  return (
    <ReportTable
      columns={[textColumn(of), ...Object.values(columns).map(numberColumn)]}
      rows={rows.map(([name, sums]) => ({ key: name, cells: [name, ...cellsOf(sums)] }))}
      title={title}
      total={[words.total, ...cellsOf(totalOf(rows.map(([, sums]) => sums)))]}
    />
  )
}

const cellsOf = (sums: MoneySums) => [
  formatNumber(sums.count),
  formatPaise(sums.receivedPaise),
  formatPaise(sums.refundedPaise),
  formatPaise(sums.bouncedPaise),
  formatPaise(netPaise(sums)),
]
