import type { ConsentEntry } from '@pravesh/shared/accounts/consent/consent-states'
import { OPTIONAL_PURPOSES, type Purpose } from '@pravesh/shared/accounts/consent/purposes'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { Student } from '../../payload-types.ts'

type Consenting = Pick<Student, 'id' | 'consent'>

/** Far more than a person presses by hand. */
const MAX_LISTED = 1000

/** Everything that a student agreed to, withdrew and was shown, latest first; the registration comes last. */
export async function consentsOf(payload: Payload, student: Consenting): Promise<ConsentEntry[]> {
  const rows = await readRows({
    payload,
    collection: 'consents',
    where: { studentId: { equals: student.id } },
    sort: ['-at', 'id'],
    limit: MAX_LISTED,
  })
  const later = rows.map(({ purpose, act, version, locale, at, where, statedAdult }) => ({
    purpose,
    act,
    version: version ?? '',
    locale: locale ?? '',
    at,
    where,
    statedAdult: statedAdult ?? false,
  }))
  return [...later, ...givenAtRegistration(student)]
}

/** What the account's own record proves, because it was written with it; nothing for accounts of the old portal. */
export function givenAtRegistration({ consent }: Pick<Student, 'consent'>): ConsentEntry[] {
  const { acceptedAt, noticeVersion, locale, purposes, statedAdult } = consent ?? {}
  if (!acceptedAt) return []
  const agreed = OPTIONAL_PURPOSES.filter((purpose) => Array.isArray(purposes) && purposes.includes(purpose))
  return (['admission', ...agreed] satisfies Purpose[]).map((purpose) => ({
    purpose,
    act: 'given',
    version: noticeVersion ?? '',
    locale: locale ?? '',
    at: acceptedAt,
    where: 'registration',
    statedAdult: purpose !== 'admission' && (statedAdult ?? false),
  }))
}
