import { declinedChoices, type MessageChoice } from '@pravesh/shared/accounts/message-choices'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Student } from '../../payload-types.ts'

interface ChooseOptions {
  payload: Payload
  student: Pick<Student, 'id'>
  declined: readonly MessageChoice[]
}

/** Turns these messages off and all others on, in one write. It applies to messages that still wait to be sent, too. */
export async function chooseMessages({ payload, student, declined }: ChooseOptions): Promise<void> {
  const where = { id: { equals: student.id } }
  await changeOne({ payload, collection: 'students', where, data: { declinedMessages: declinedChoices(declined) } })
}
