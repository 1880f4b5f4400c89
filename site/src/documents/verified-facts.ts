import type { Locale } from '@pravesh/shared/platform/locale'
import { formatPaise, rupeesToPaise } from '@pravesh/shared/platform/money'
import { formatDay } from '../lib/formats.ts'

/** What a reply says about a genuine document, ready to be shown; empty for what it leaves open. */
export function factsOf(result: unknown, titles: Record<string, string>, locale: Locale): Record<string, string> {
  if (typeof result !== 'object' || result === null) return {}
  const { kind, number, date, amount, name, replaced_by }: Record<string, unknown> = { ...result }
  return {
    kind: titles[String(kind)] ?? '',
    number: String(number ?? ''),
    day: typeof date === 'string' ? formatDay(`${date}T00:00:00+05:30`, locale) : '',
    amount: typeof amount === 'number' ? formatPaise(rupeesToPaise(amount)) : '',
    name: String(name ?? ''),
    replacedBy: String(replaced_by ?? ''),
  }
}
