import { BUSY_TITLE } from '@pravesh/shared/platform/busy-message'
import type { Locale } from '@pravesh/shared/platform/locale'
import { localized } from '../../lib/localized.ts'

export const waitingWords = localized({
  en: {
    title: BUSY_TITLE,
    /** `{n}` is the number of seconds. */
    goesOn: 'It goes on by itself in about {n} seconds. Keep this page open. What you typed stays.',
    sending: 'Trying again…',
    now: 'Try now',
    stop: 'Stop waiting',
  },
})

/** For a notice in one sentence after the other. `{n}` is the number of seconds. */
export function busyText(locale: Locale): string {
  const { title, goesOn } = waitingWords(locale)
  return `${title}. ${goesOn}`
}
