import { formatLongDay } from '../platform/formats.ts'
import type { Locale } from '../platform/locale.ts'
import type { ErasureLine } from './erasure.ts'
import type { en } from './words/en.ts'

/** What became of one kind of records, as a line: `Receipts (2): Kept until 31 March 2035. Tax and company law asks …` */
export function recordLine(
  line: ErasureLine,
  words: Pick<typeof en, 'records' | 'fates' | 'reasons' | 'until' | 'end'>,
  locale: Locale,
): string {
  const { kind, count, fate, reason, until } = line
  const { records, fates, reasons, end } = words
  const day = until === null ? '' : ` ${words.until.replace('{day}', formatLongDay(until, locale))}`
  const what = kind === 'account' ? records[kind] : `${records[kind]} (${count})`
  const why = reason === null ? '' : ` ${reasons[reason]}`
  return `${what}: ${fates[fate]}${day}${end}${why}`
}
