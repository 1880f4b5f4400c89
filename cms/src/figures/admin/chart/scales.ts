import type { FigureRow } from '@pravesh/shared/admissions/figures/view'
import { scaleLinear, scalePoint } from 'd3-scale'
import type { ChartLine } from './lines.ts'

/** Of the drawing, in its own units. */
export const WIDTH = 760
export const HEIGHT = 260
export const MARGIN = { top: 16, right: 16, bottom: 32, left: 72 }

/** Labels below the drawing that fit beside each other. */
const MAX_LABELS = 8
const TICKS = 4

/** Where values and periods stand. Amounts are in whole paise, and rounded ticks in rupees. */
export function scalesOf({
  rows,
  lines,
  factor,
}: {
  rows: readonly FigureRow[]
  lines: readonly ChartLine[]
  factor: number
}) {
  const highest = Math.max(1, ...rows.flatMap(({ values }) => lines.map(({ name }) => (values[name] ?? 0) / factor)))
  const y = scaleLinear([0, highest], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(TICKS)
  const keys = rows.map(({ key }) => key)
  const x = scalePoint(keys, [MARGIN.left + 8, WIDTH - MARGIN.right - 8]).padding(0.1)
  const step = Math.ceil(rows.length / MAX_LABELS)
  const ticks = y.ticks(TICKS).filter(Number.isInteger)
  return { x, y, ticks, labelled: rows.filter((_, index) => index % step === 0) }
}
