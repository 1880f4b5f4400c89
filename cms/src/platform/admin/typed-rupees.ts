import { rupeesToPaise } from '@pravesh/shared/platform/money'

/** What people type or paste for an amount (`Rs. 1,250/-`, `₹ 1250.5`), reduced to digits, one point and two decimals. */
export function cleanRupees(typed: string): string {
  const plain = typed.replace(/^\s*(rs\.?|inr|₹)/i, '').replace(/[^\d.]/g, '')
  const [whole = '', ...rest] = plain.split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`
}

/** A cleaned amount in whole paise; null when no digit was typed. */
export function cleanedToPaise(cleaned: string): number | null {
  return /\d/.test(cleaned) ? rupeesToPaise(Number(`0${cleaned}`)) : null
}
