import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { Student } from '../../payload-types.ts'
import { releaseIdentifier } from '../register/create-student.ts'
import { alreadyVerified } from '../register/registration-of-page.ts'

const collection = 'students'

interface ChangeOptions {
  payload: Payload
  student: Student
  email: string
}

/**
 * Changes the e-mail address of an unverified account in one conditional write, which also invalidates every code and
 * link sent to the previous address. Returns null when the new address has an account; throws a Problem (409) when this
 * account has been verified in the meantime.
 */
export async function changeUnverifiedEmail({ payload, student, email }: ChangeOptions): Promise<Student | null> {
  if (email === student.email) return student
  if (!(await releaseIdentifier(payload, { email: { equals: email } }))) return null
  const where: Condition<'students'> = {
    and: [{ id: { equals: student.id } }, { state: { equals: 'UNVERIFIED' } }, { legacy: { equals: false } }],
  }
  let changed: Student | null
  try {
    changed = await changeOne({ payload, collection, where, data: { email } })
  } catch (error) {
    // The database adapters report uniqueness conflicts differently.
    if (await isInUse(payload, email)) return null
    throw error
  }
  if (changed === null) throw alreadyVerified()
  return changed
}

async function isInUse(payload: Payload, email: string): Promise<boolean> {
  return (await readRow({ payload, collection, where: { email: { equals: email } } })) !== null
}
