import { randomUUID } from 'node:crypto'
import type { BulkMessage } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { applicationMessage } from '../messages/application-message.ts'

interface TestOptions {
  payload: Payload
  staff: { name: string; email: string }
  message: BulkMessage
}

/** Stands for the number of an application, which differs between the students. */
const SAMPLE_NUMBER = '(number of the application)'

/** Sends a message for many students to the member of staff who wrote it. */
export async function sendTest({ payload, staff, message }: TestOptions): Promise<void> {
  const link = `${portalOf(payload).env.publicUrl}${paths.application}`
  const variables = { name: staff.name, number: SAMPLE_NUMBER, ...message, link }
  await queueMessage(
    { payload, event: `test:${randomUUID()}` },
    { to: staff.email, template: applicationMessage, variables },
  )
}
