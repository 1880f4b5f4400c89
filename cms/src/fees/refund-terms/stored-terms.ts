import type { RefundPolicy } from '@pravesh/shared/payments/refunds/policy'
import type { AcademicSession } from '../../payload-types.ts'

export type StoredTerms = NonNullable<AcademicSession['refundTerms']>

/** The stored form of a schedule. */
export function termsFrom({ lastAdmissionDay, overrides, tiers, processing }: RefundPolicy): StoredTerms {
  return {
    lastAdmissionDay: lastAdmissionDay && storedDay(lastAdmissionDay),
    overrides: overrides.map(({ until, keepPaise }) => ({ until: storedDay(until), keepPaise })),
    tiers: tiers.map(({ fromDays, percent }) => ({ fromDays, percent })),
    processingPercent: processing.percent,
    processingMaxPaise: processing.maxPaise,
  }
}

export function hasTiers(terms: StoredTerms | undefined): boolean {
  return (terms?.tiers?.length ?? 0) > 0
}

/** At noon, as the admin's date fields store a day. */
function storedDay(day: string): string {
  return `${day}T12:00:00.000Z`
}
