import { formatTag, type Locale } from '../../platform/locale.ts'

const POINT = 10_000

/** A score in ten-thousandths as people write it: 734,000 → `73.4`. */
export function formatScore(score: number, locale: Locale): string {
  return new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 4 }).format(score / POINT)
}
