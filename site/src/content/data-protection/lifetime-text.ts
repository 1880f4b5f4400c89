import type { BROWSER_STORAGE } from '@pravesh/shared/site/browser-storage'
import type { dataProtectionWords } from './words/words.ts'

type Lifetime = (typeof BROWSER_STORAGE)[keyof typeof BROWSER_STORAGE]['lifetime']
type Words = ReturnType<typeof dataProtectionWords>['cookies']['lifetimes']

const MINUTES_OF_HOUR = 60
const HOURS_OF_DAY = 24

/** How long an entry stays in the browser, in the largest whole unit; one day is 24 hours. */
export function lifetimeText(lifetime: Lifetime, words: Words): string {
  if (typeof lifetime === 'string') return words[lifetime]
  const minutes = lifetime / 60
  if (minutes < MINUTES_OF_HOUR) return words.minutes(minutes)
  const hours = minutes / MINUTES_OF_HOUR
  return hours <= HOURS_OF_DAY ? words.hours(hours) : words.days(hours / HOURS_OF_DAY)
}
