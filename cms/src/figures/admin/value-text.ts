import { MAX_DAYS } from '@pravesh/shared/admissions/figures/amounts'
import { isMoney } from '@pravesh/shared/admissions/figures/measures'
import type { FigureName, Values } from '@pravesh/shared/admissions/figures/view'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { figuresWords as words } from './words.ts'

/** A figure as people read it. */
export function valueText(name: FigureName, values: Values): string {
  const value = values[name]
  if (value === null || value === undefined) return words.notApplicable
  if (isMoney(name)) return formatPaise(value)
  if (name === 'medianDays' && value >= MAX_DAYS) return words.orMore(MAX_DAYS)
  return formatNumber(value)
}
