import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '@pravesh/shared/platform/locale'

/** Runs code for a member of staff who reads this language; whatever it starts or awaits stays in it. */
export function inStaffLanguage<T>(locale: Locale, run: () => T): T {
  globalThis.praveshStaffLanguage ??= new AsyncLocalStorage<Locale>()
  return globalThis.praveshStaffLanguage.run(locale, run)
}
