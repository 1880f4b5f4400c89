import { defaultPolicy, type RefundPolicy } from '@pravesh/shared/payments/refunds/policy'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import type { AcademicSession } from '../../payload-types.ts'

type StoredTerms = NonNullable<AcademicSession['refundTerms']>

/** The refund policy of a session, e.g. `2026-2028`; the default one if there is no such session. */
export async function refundPolicyOf(payload: Payload, sessionYear: string): Promise<RefundPolicy> {
  const session = await readRow({ payload, collection: 'academic-sessions', where: { year: { equals: sessionYear } } })
  return policyIn(session?.refundTerms, defaultPolicy(sessionYear))
}

/** Reads stored terms. Sessions from before there were terms have no tiers and follow the default policy. */
function policyIn(terms: StoredTerms | undefined, fallback: RefundPolicy): RefundPolicy {
  const lastAdmissionDay = terms?.lastAdmissionDay ? terms.lastAdmissionDay.slice(0, 10) : null
  if (!terms || !hasTiers(terms)) return { ...fallback, lastAdmissionDay }
  const { overrides, tiers, processingPercent, processingMaxPaise } = terms
  return {
    lastAdmissionDay,
    overrides: (overrides ?? []).map(({ until, keepPaise }) => ({ until: until.slice(0, 10), keepPaise })),
    tiers: (tiers ?? []).map(({ fromDays, percent }) => ({ fromDays, percent })),
    processing: { percent: processingPercent ?? 0, maxPaise: processingMaxPaise ?? 0 },
  }
}

/** The stored form of a policy. */
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
