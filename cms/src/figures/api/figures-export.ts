import { isMoney } from '@pravesh/shared/admissions/figures/measures'
import { queryText } from '@pravesh/shared/admissions/figures/query'
import { COLUMNS, type FigureRow, type Figures, figureLabel } from '@pravesh/shared/admissions/figures/view'
import { WIRE_NAMES } from '@pravesh/shared/admissions/figures/wire'
import { csvRupees } from '../../admin-kit/export/csv.ts'
import { defineExport } from '../../admin-kit/export/define-export.ts'
import type { ExportColumn } from '../../admin-kit/export/export-column.ts'
import { requireViewer, viewerOf } from '../read/viewer.ts'
import { figuresFor } from './figures-endpoint.ts'

interface ExportRow extends FigureRow {
  breakdown: string
}

const figureColumns: ExportColumn<ExportRow>[] = COLUMNS.map((name) => ({
  name: WIRE_NAMES[name],
  label: figureLabel(name),
  as: isMoney(name) ? 'amount' : 'count',
  isFor: (user) => !isMoney(name) || viewerOf(user)?.seesMoney === true,
  value: ({ values }) => {
    const value = values[name]
    // Numbers are written as amounts, so counts are text.
    return isMoney(name) ? csvRupees(value) : value === null || value === undefined ? '' : String(value)
  },
}))

/** The figures of a page as a file for spreadsheets, with its filters. */
export const figuresExport = defineExport<ExportRow>({
  name: 'figures',
  collection: 'figure-counts',
  hasOwnLink: true,
  namesPeople: false,
  columns: [
    { name: 'breakdown', label: 'Breakdown', value: ({ breakdown }) => breakdown },
    { name: 'key', label: 'Key', value: ({ key }) => key },
    { name: 'label', label: 'Of', value: ({ label }) => label },
    ...figureColumns,
  ],
  requireReader: async ({ req }) => void requireViewer(req),
  open: async ({ payload, req, query, now }) => {
    const figures = await figuresFor({ call: { payload, query }, viewer: requireViewer(req), now })
    const rows = rowsOf(figures)
    return {
      filters: queryText(figures.query),
      count: async () => rows.length,
      slices: async function* () {
        yield rows
      },
    }
  },
})

function rowsOf(figures: Figures): ExportRow[] {
  const { total, unit, byPeriod, bySession, byCourse, byCollege, byCategory } = figures
  const named = (breakdown: string, rows: readonly FigureRow[]) => rows.map((row) => ({ ...row, breakdown }))
  return [
    { breakdown: 'Total', key: '', label: '', values: total },
    ...named('Session', bySession),
    ...named('Course', byCourse),
    ...named('College', byCollege),
    ...named('Category', byCategory),
    ...named(unit === 'day' ? 'Day' : 'Month', byPeriod),
  ]
}
