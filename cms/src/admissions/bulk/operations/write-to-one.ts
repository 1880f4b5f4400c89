import type { BulkMessage } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { paths } from '@pravesh/shared/site/paths'
import { portalOf } from '../../../foundation/portal.ts'
import { outgoingMessages, queueTogether } from '../../../messaging/outbox/queue-message.ts'
import { findApplication } from '../../applications/application-record.ts'
import { writeEvent } from '../../changes/events.ts'
import { applicationMessage } from '../../messages/application-message.ts'
import type { Operation } from './operation.ts'

/** An e-mail in the words of staff, with a line in the history of the application. */
export function writeToOne({ subject, text }: BulkMessage): Operation {
  return {
    async check({ application }) {
      return application.studentEmail === '' ? NO_ADDRESS : null
    },
    async perform({ payload, staff, run, item, now }) {
      const application = await findApplication(payload, item.application)
      if (application === null) return { group: 'outside', why: 'The application was deleted.' }
      if (application.status !== item.from) return CHANGED
      if (application.studentEmail === '') return NO_ADDRESS
      const { id, number, studentId, studentName: name, studentEmail: to } = application
      const link = `${portalOf(payload).env.publicUrl}${paths.application}`
      const variables = { name, number, subject, text, link }
      const messages = await outgoingMessages({ payload }, [
        { event: `${run}:${id}`, studentId, message: { to, template: applicationMessage, variables } },
      ])
      const event = {
        kind: 'message',
        at: now.toISOString(),
        by: staff.name,
        staffId: staff.id,
        text: subject,
      } as const
      await queueTogether(payload, messages, async (req, queue) => {
        await queue()
        await writeEvent({ payload, application, event: { ...event, run }, key: `${id}:run:${run}`, req })
      })
      return null
    },
    after: (status) => status,
    takesSeat: false,
  }
}

const NO_ADDRESS = { group: 'address', why: 'The application has no e-mail address.' } as const
const CHANGED = { group: 'changed', why: 'The state of the application has changed since it was checked.' } as const
