'use client'

import { useRowLabel } from '@payloadcms/ui'
import { formatPaise } from '@pravesh/shared/platform/money'
import { boxWords } from './words.ts'

/** Label of a collapsed array row: its text and amount, or its number while it is empty. */
export function RowLabel({ title, money }: { title: string; money?: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const text = data[title]
  const paise = money === undefined ? undefined : data[money]
  const name =
    typeof text === 'number' || (typeof text === 'string' && text !== '')
      ? String(text)
      : boxWords.row((rowNumber ?? 0) + 1)
  return <span>{typeof paise === 'number' ? `${name}: ${formatPaise(paise)}` : name}</span>
}
