import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { Locale } from '@pravesh/shared/platform/locale'
import { deliveredBy } from '@pravesh/shared/shop/orders/delivered-by'
import type { Service } from './fetch-service.ts'
import type { addressWords } from './words/words.ts'

interface ServiceOptions {
  pin: string
  service: Service
  now: Date
  words: ReturnType<typeof addressWords>['service']
  locale: Locale
}

/** Whether, and until when, an order that is paid now is delivered to a PIN code. */
export function serviceText({ pin, service: { state, days }, now, words, locale }: ServiceOptions): string {
  if (state === 'notServed') return words.notServed(pin)
  const day = formatLongDay(deliveredBy(now, days), locale)
  return state === 'served' ? words.served(pin, day) : words.unknown(pin, day)
}
