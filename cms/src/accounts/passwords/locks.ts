import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { failAll } from '../../http/sign-in/attempt-slots.ts'
import { slotsOfStrangers } from '../../http/sign-in/sign-in-slots.ts'

interface LockOptions {
  payload: Payload
  email: string
  lockedUntil: Date
}

/** Locks unknown devices out of an account, as too many wrong passwords would. */
export async function lockAccount({ payload, email, lockedUntil }: LockOptions): Promise<void> {
  await failAll({ payload, slots: slotsOfStrangers('student', email), until: lockedUntil })
  await recordLock({ payload, email, lockedUntil })
}

/** Copies a lock to the student's record, where staff see it. */
export async function recordLock({ payload, email, lockedUntil }: LockOptions): Promise<void> {
  const where = { email: { equals: email } }
  await changeOne({ payload, collection: 'students', where, data: { lockedUntil: lockedUntil.toISOString() } })
}
