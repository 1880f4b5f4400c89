import type { CourseCode } from '@pravesh/shared/courses/courses'
import { type AgreedTerms, SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import { defaultPolicy, type RefundPolicy } from '@pravesh/shared/payments/refunds/policy'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import type { AcademicSession } from '../../payload-types.ts'
import { hasTiers } from './stored-terms.ts'

/** The parts of a session that its refund terms come from. */
export type TermsOfSession = Pick<AcademicSession, 'year' | 'courseTerms' | 'refundTerms'>

interface TermsOptions {
  payload: Payload
  course: CourseCode
  /** E.g. `2026-2028`. */
  sessionYear: string
}

/** The refund terms of a course that students of a session agree to now; as specified if there is no such session. */
export async function refundTermsOf({ payload, course, sessionYear }: TermsOptions): Promise<AgreedTerms> {
  const session = await findSession(payload, sessionYear)
  return session ? termsIn(session, course) : SPECIFIED
}

/** The last date of admission as announced now, `YYYY-MM-DD`; null before. */
export async function lastAdmissionDayOf({ payload, course, sessionYear }: TermsOptions): Promise<string | null> {
  const session = await findSession(payload, sessionYear)
  return session && lastDayIn(session, course)
}

/** The refund terms of a course in a stored session. */
export function termsIn(session: TermsOfSession, course: CourseCode): AgreedTerms {
  if (session.courseTerms?.[course]?.kind !== 'schedule') return SPECIFIED
  return { kind: 'schedule', policy: { ...scheduleIn(session), lastAdmissionDay: lastDayIn(session, course) } }
}

function findSession(payload: Payload, year: string): Promise<AcademicSession | null> {
  return readRow({ payload, collection: 'academic-sessions', where: { year: { equals: year } } })
}

/** A course can have a last date of its own. */
function lastDayIn({ courseTerms, refundTerms }: TermsOfSession, course: CourseCode): string | null {
  return (courseTerms?.[course]?.lastAdmissionDay ?? refundTerms?.lastAdmissionDay)?.slice(0, 10) ?? null
}

/** Sessions from before there was a schedule have no tiers, and the default one of their year. */
function scheduleIn({ year, refundTerms: terms }: TermsOfSession): Omit<RefundPolicy, 'lastAdmissionDay'> {
  if (!terms || !hasTiers(terms)) return defaultPolicy(year)
  const { overrides, tiers, processingPercent, processingMaxPaise } = terms
  return {
    overrides: (overrides ?? []).map(({ until, keepPaise }) => ({ until: until.slice(0, 10), keepPaise })),
    tiers: (tiers ?? []).map(({ fromDays, percent }) => ({ fromDays, percent })),
    processing: { percent: processingPercent ?? 0, maxPaise: processingMaxPaise ?? 0 },
  }
}
