import { formatLongDay } from '../platform/formats.ts'
import type { Locale } from '../platform/locale.ts'
import type { ErasureLine } from './erasure.ts'
import { rightsWords } from './words/words.ts'

/** What became of one kind of records, as a line: `Receipts (2): Kept until 31 March 2035. Tax law asks …` */
export function recordLine({ kind, count, fate, reason, until }: ErasureLine, locale: Locale): string {
  const { records, fates, reasons, until: untilDay } = rightsWords[locale]
  const day = until === null ? '' : ` ${untilDay.replace('{day}', formatLongDay(until, locale))}`
  const what = kind === 'account' ? records[kind] : `${records[kind]} (${count})`
  const why = reason === null ? '' : ` ${reasons[reason]}`
  return `${what}: ${fates[fate]}${day}${locale === 'en' ? '.' : '।'}${why}`
}
