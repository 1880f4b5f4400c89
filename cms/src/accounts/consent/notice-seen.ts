import type { ConsentPlace } from '@pravesh/shared/accounts/consent/purposes'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Student } from '../../payload-types.ts'
import { recordConsent } from './record-consent.ts'

interface ShownOptions {
  payload: Payload
  student: Pick<Student, 'id'>
  version: string
  locale: string
  now: Date
}

/**
 * The version of the notice that a student was shown last; empty if none is known. A registration without a language
 * was sent by a client that does not say what it showed, or is older than the record of languages.
 */
export function noticeSeen({ noticeSeen: later, consent }: Pick<Student, 'noticeSeen' | 'consent'>): string {
  return later ?? (consent?.locale ? (consent.noticeVersion ?? '') : '')
}

/** Records that a student was shown a version, once, before the account says so. */
export async function recordNoticeShown({ payload, student, version, locale, now }: ShownOptions): Promise<void> {
  const where: ConsentPlace = 'notice'
  const entry = {
    purpose: 'admission',
    act: 'shown',
    version,
    locale,
    at: now.toISOString(),
    where,
    statedAdult: false,
  } as const
  await recordConsent({ payload, studentId: student.id, entry, name: `shown ${version}` })
  await changeOne({
    payload,
    collection: 'students',
    where: { id: { equals: student.id } },
    data: { noticeSeen: version },
  })
}
