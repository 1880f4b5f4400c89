import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'

/** Marks a student as admitted. Idempotent. (spec 3, 2.1) */
export async function approveStudent({ payload, studentId }: { payload: Payload; studentId: string }): Promise<void> {
  const where = { id: { equals: studentId } }
  await changeOne({ payload, collection: 'students', where, data: { isApproved: true } })
}

/** Marks a student as not admitted, after the only approval was withdrawn. Idempotent. */
export async function unapproveStudent({ payload, studentId }: { payload: Payload; studentId: string }): Promise<void> {
  const where = { id: { equals: studentId } }
  await changeOne({ payload, collection: 'students', where, data: { isApproved: false } })
}
