import type { OwnConsent } from '@pravesh/shared/accounts/guardians/contracts'
import { ownConsentState, shortName } from '@pravesh/shared/accounts/guardians/own-consents'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { GuardianConsent } from '../../payload-types.ts'
import { latestGuardianRow } from '../guardian-acts/guardian-rows.ts'

interface OfPhone {
  payload: Payload
  /** Of the guardian. */
  phone: string
}

/** Far more applicants than one person is the parent or guardian of. */
const MAX_LISTED = 200

/** The consents given with a number, the latest of each applicant, latest first. Those of deleted accounts have no number. */
export async function ownConsents({ payload, phone, now }: OfPhone & { now: Date }): Promise<OwnConsent[]> {
  const given = await readRows({
    payload,
    collection: 'guardian-consents',
    where: { phone: { equals: phone }, act: { equals: 'given' } },
    sort: ['-at', '-id'],
    limit: MAX_LISTED,
  })
  const listed: OwnConsent[] = []
  const seen = new Set<string>()
  for (const row of given) {
    const { studentId } = row
    if (!studentId || seen.has(studentId)) continue
    seen.add(studentId)
    const shown = await shownConsent({ payload, row, studentId, phone, now })
    if (shown) listed.push(shown)
  }
  return listed
}

interface ShownOptions extends OfPhone {
  row: GuardianConsent
  studentId: string
  now: Date
}

async function shownConsent({ payload, row, studentId, phone, now }: ShownOptions): Promise<OwnConsent | null> {
  const where = { id: { equals: studentId } }
  const student = await readRow({ payload, collection: 'students', where, fields: ['name'] })
  const latest = await latestGuardianRow({ payload, studentId })
  if (student === null || latest === null) return null
  const state = ownConsentState(latest, { phone, today: dayInIndia(now) })
  return {
    id: row.id,
    applicant: shortName(student.name),
    state,
    givenAt: row.at,
    withdrawnAt: state === 'withdrawn' ? latest.at : null,
    version: row.version,
  }
}

/** The account for which a number gave a consent; null if it gave no such consent. */
export async function studentOfOwnConsent({ payload, phone, id }: OfPhone & { id: string }): Promise<string | null> {
  const where = { id: { equals: id }, phone: { equals: phone }, act: { equals: 'given' as const } }
  const row = await readRow({ payload, collection: 'guardian-consents', where })
  return row?.studentId ?? null
}
