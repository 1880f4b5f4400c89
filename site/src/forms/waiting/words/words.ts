import type { Locale } from '@pravesh/shared/platform/locale'
import { localized } from '../../../lib/localized.ts'
import { en } from './en.ts'

export const waitingWords = localized({ en })

/** For a notice in one sentence after the other. `{n}` is the number of seconds. */
export function busyText(locale: Locale): string {
  const { title, goesOn } = waitingWords(locale)
  return `${title}. ${goesOn}`
}
