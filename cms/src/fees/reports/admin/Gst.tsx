import './reports.css'
import { type GstSums, TAX_KIND_LABELS } from '@pravesh/shared/fees/reports/gst-summary'
import { formatPaise } from '@pravesh/shared/platform/money'
import { ExportLink } from '../../../admin-kit/export/ExportLink.tsx'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import { accountingSettings } from '../../settings/accounting-settings.ts'
import { gstSummary } from '../gst.ts'
import { numberColumn, ReportTable, textColumn } from './ReportTable.tsx'
import type { ReportProps } from './report-props.ts'
import { reportWords as words } from './words.ts'

const columns = partOf(() => words.gstColumns)
const AMOUNTS = [
  ['valuePaise', 'value'],
  ['creditPaise', 'credit'],
  ['taxablePaise', 'taxable'],
  ['cgstPaise', 'cgst'],
  ['sgstPaise', 'sgst'],
  ['igstPaise', 'igst'],
] as const

/** Tax in receipts and credit notes of a period. */
export async function Gst({ payload, req, query, address }: ReportProps) {
  const [rows, { homeState }] = await Promise.all([gstSummary({ payload, req, query }), accountingSettings(payload)])
  const total = (name: (typeof AMOUNTS)[number][0]) => rows.reduce((sum, row) => sum + row[name], 0)
  return (
    <>
      {homeState === null && <p>{words.noState}</p>}
      <ExportLink name="gst-summary" asksReason={false} query={address} />
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ReportTable
          columns={[
            textColumn(columns.kind),
            numberColumn(columns.rate),
            textColumn(columns.code),
            textColumn(columns.place),
            textColumn(columns.size),
            ...AMOUNTS.map(([, column]) => numberColumn(columns[column])),
          ]}
          rows={rows.map((row) => ({
            key: JSON.stringify([row.kind, row.percent, row.code, row.place, row.size]),
            cells: [
              staffText(TAX_KIND_LABELS[row.kind]),
              `${row.percent}%`,
              row.code,
              row.place ?? words.unknownPlace,
              words.sizes[row.size],
              ...amountsOf(row),
            ],
          }))}
          title={words.gstTable}
          total={[words.total, '', '', '', '', ...AMOUNTS.map(([name]) => formatPaise(total(name)))]}
        />
      )}
    </>
  )
}

const amountsOf = (sums: GstSums) => AMOUNTS.map(([name]) => formatPaise(sums[name]))
