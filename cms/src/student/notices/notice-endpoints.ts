import { noticeStaffCalls, sendNoticeSchema } from '@pravesh/shared/content/notice-board/staff-calls'
import type { PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { may, whoMay } from '../../staff/index.ts'
import { noticeRecipients, noticeSending, sendNotice } from './send-notice.ts'

const sending = endpoint({
  ...noticeStaffCalls.sending,
  handle: async ({ payload, req, param }) => {
    requireSender(req)
    return { msg: 'Notice found.', result: await noticeSending({ payload, id: param('id'), now: new Date() }) }
  },
})

const recipients = endpoint({
  ...noticeStaffCalls.recipients,
  handle: async ({ payload, req, param }) => {
    requireSender(req)
    return { msg: 'People counted.', result: await noticeRecipients({ payload, id: param('id'), now: new Date() }) }
  },
})

const send = endpoint({
  ...noticeStaffCalls.send,
  handle: async (call) => {
    const staff = requireSender(call.req)
    const confirmed = await readBody(call, sendNoticeSchema)
    await sendNotice({ payload: call.payload, id: call.param('id'), now: new Date(), staff, ...confirmed })
    return { msg: 'The notice is being sent.' }
  },
})

/**
 * The member of staff who makes the request. Payload reads the cookie only for requests from the admin itself, which
 * prevents cross-site request forgery. Throws a Problem: 401 for other users, 403 without the permission.
 */
function requireSender({ user }: PayloadRequest): { name: string } {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!may(user, 'send notices')) {
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage: `Only ${whoMay('send notices')} can do this.` })
  }
  return { name: user.name }
}

export const noticeEndpoints = [sending, recipients, send]
