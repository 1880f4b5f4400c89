import type { FigureName } from '@pravesh/shared/admissions/figures/view'

/** A line of a chart. Lines differ in their marks and strokes, not only in their colour. */
export interface ChartLine {
  name: FigureName
  /** Of the stroke, in units of the drawing; empty for a full line. */
  dashes: string
  mark: 'circle' | 'square' | 'triangle'
}

export const APPLICATION_LINES: readonly ChartLine[] = [
  { name: 'submitted', dashes: '', mark: 'circle' },
  { name: 'paid', dashes: '8 4', mark: 'square' },
  { name: 'approved', dashes: '2 4', mark: 'triangle' },
]
export const MONEY_LINES: readonly ChartLine[] = [
  { name: 'receivedPaise', dashes: '', mark: 'circle' },
  { name: 'refundedPaise', dashes: '8 4', mark: 'square' },
]
