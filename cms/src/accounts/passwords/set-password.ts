import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'

interface SetOptions {
  payload: Payload
  studentId: string
  passwordHash: string
}

/** Stores the password and increments its version, which invalidates logins that started with the previous one. */
export async function setPassword({ payload, studentId, passwordHash }: SetOptions): Promise<void> {
  const collection = 'student-credentials'
  const change = () =>
    changeOne({
      payload,
      collection,
      where: { studentId: { equals: studentId } },
      data: { passwordHash, version: { $inc: 1 } },
    })
  if (await change()) return
  const inserted = await insertIfAbsent({ payload, collection, data: { studentId, passwordHash, version: 1 } })
  if (!inserted) await change()
}
