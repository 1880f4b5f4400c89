import { type FigureRow, figureLabel } from '@pravesh/shared/admissions/figures/view'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { valueText } from '../value-text.ts'
import { figuresWords as words } from '../words.ts'
import type { ChartLine } from './lines.ts'

interface ChartTextOptions {
  title: string
  lines: readonly ChartLine[]
  rows: readonly FigureRow[]
}

/** What a chart shows, for those who do not see it: from when to when, and the highest value of each line. */
export function chartText({ title, lines, rows }: ChartTextOptions): string {
  const [first, last] = [rows.at(0), rows.at(-1)]
  if (!first || !last) return title
  const highest = lines.map(({ name }) => {
    const row = rows.reduce((most, each) => ((each.values[name] ?? 0) > (most.values[name] ?? 0) ? each : most), first)
    return words.highest(staffText(figureLabel(name)), valueText(name, row.values), row.label)
  })
  return words.chart(title, first.label, last.label, highest.join(' '))
}
