import { formatNumber } from '../../platform/formats.ts'
import type { Locale } from '../../platform/locale.ts'

/** In a point. */
const TEN_THOUSANDTHS = 10_000

/** A score in ten-thousandths as people write it: 734,000 → `73.4`. */
export function formatScore(score: number, locale: Locale): string {
  return formatNumber(score / TEN_THOUSANDTHS, locale, 4)
}
