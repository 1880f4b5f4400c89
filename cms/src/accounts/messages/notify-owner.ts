import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { forgotPasswordPage, loginPage } from '../links/site-pages.ts'
import { accountExists } from './account-exists.ts'

/** E-mails the owner of an address that it already has an account. The caller cannot tell whether it does. */
export async function notifyOwner({ payload, email }: { payload: Payload; email: string }): Promise<void> {
  const student = await readRow({ payload, collection: 'students', where: { email: { equals: email } } })
  if (student === null) return
  const variables = { name: student.name, signInLink: loginPage(payload), resetLink: forgotPasswordPage(payload) }
  await queueMessage(
    { payload, event: randomUUID(), studentId: student.id },
    { to: email, template: accountExists, variables },
  )
}
