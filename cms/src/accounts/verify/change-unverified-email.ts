import type { Payload, Where } from 'payload'
import type { Student } from '../../payload-types.ts'
import { changeOne } from '../../platform/database/change-one.ts'
import { giveWay } from '../register/create-student.ts'
import { verifiedAlready } from '../register/registration-of-page.ts'

const collection = 'students'

interface ChangeOptions {
  payload: Payload
  student: Student
  email: string
}

/**
 * Gives an unverified account another e-mail address, in one conditional write that also ends every code and link that went
 * to the address before. Null when the address has an account; throws a Problem (409) when this one is verified by now.
 */
export async function changeUnverifiedEmail({ payload, student, email }: ChangeOptions): Promise<Student | null> {
  if (email === student.email) return student
  if (!(await giveWay(payload, { email: { equals: email } }))) return null
  const where: Where = {
    and: [{ id: { equals: student.id } }, { state: { equals: 'UNVERIFIED' } }, { legacy: { equals: false } }],
  }
  let changed: Student | null
  try {
    changed = await changeOne({ payload, collection, where, data: { email } })
  } catch (error) {
    // The adapters report a value that must be unique differently.
    if (await isTaken(payload, email)) return null
    throw error
  }
  if (changed === null) throw verifiedAlready()
  return changed
}

async function isTaken(payload: Payload, email: string): Promise<boolean> {
  return (await payload.db.findOne<Student>({ collection, where: { email: { equals: email } } })) !== null
}
