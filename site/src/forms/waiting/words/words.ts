import type { Locale } from '@pravesh/shared/platform/locale'
import { localized } from '../../../lib/localized.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

export const waitingWords = localized({ en, hi, bn })

/** For a notice in one sentence after the other. `{n}` is the number of seconds. */
export function busyText(locale: Locale): string {
  const { title, full, goesOn } = waitingWords(locale)
  return `${title}${full}${goesOn}`
}
