import type { DuplicateKeys } from '@pravesh/shared/admissions/duplicates/duplicates'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'

/** An application, as far as it is compared with others. */
export interface ComparedApplication extends DuplicateKeys {
  id: string
  studentId: string
  /** How many open pairs are stored with it; empty if it was not compared yet. */
  openDuplicates?: number | null | undefined
}

/** What `compared` needs. */
export const COMPARED_FIELDS = ['student', 'aadhaarHash', 'studentPhone', 'studentEmail', 'nameBirthKey'] as const

type Stored = DuplicateKeys & { id: string; student: unknown }

export function compared({
  id,
  student,
  aadhaarHash,
  studentPhone,
  studentEmail,
  nameBirthKey,
}: Stored): ComparedApplication {
  return { id, studentId: idOf(student) ?? '', aadhaarHash, studentPhone, studentEmail, nameBirthKey }
}

/** Of each key. More come only from test data, and one of them is enough for staff to look. */
const MAX_MATCHES = 20

/**
 * Applications of other accounts that share a key with this one: the newest of each key. Each key is one look-up in its index.
 */
export async function similarApplications(payload: Payload, one: ComparedApplication): Promise<ComparedApplication[]> {
  const { aadhaarHash, studentPhone, studentEmail, nameBirthKey } = one
  const keys: Condition<'applications'>[] = [
    ...(aadhaarHash ? [{ aadhaarHash: { equals: aadhaarHash } }] : []),
    ...(studentPhone ? [{ studentPhone: { equals: studentPhone } }] : []),
    ...(studentEmail ? [{ studentEmail: { equals: studentEmail } }] : []),
    ...(nameBirthKey ? [{ nameBirthKey: { equals: nameBirthKey } }] : []),
  ]
  const found = await Promise.all(keys.map((key) => othersWith(payload, key, one.studentId)))
  return [...new Map(found.flat().map((each) => [each.id, each])).values()]
}

async function othersWith(
  payload: Payload,
  key: Condition<'applications'>,
  studentId: string,
): Promise<ComparedApplication[]> {
  const rows = await readRows({
    payload,
    collection: 'applications',
    where: { and: [key, { student: { not_equals: studentId } }] },
    fields: COMPARED_FIELDS,
    limit: MAX_MATCHES,
  })
  return rows.map(compared)
}
