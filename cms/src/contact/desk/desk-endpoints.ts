import { helpStaffCalls } from '@pravesh/shared/contact/help/calls'
import { answerSchema, closeSchema } from '@pravesh/shared/contact/help/help-message'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { threadOf } from '../requests/add-message.ts'
import { recipientOf } from '../requests/recipient.ts'
import { answerRequest, closeRequest } from './answer-request.ts'
import { requireContactStaff } from './contact-staff.ts'
import { deskThread } from './desk-view.ts'

const thread = endpoint({
  ...helpStaffCalls.thread,
  handle: async ({ payload, req, param }) => {
    await requireContactStaff({ req, verb: 'read', id: param('id') })
    const found = await threadOf(payload, param('id'))
    const reach = (await recipientOf(payload, found.request)) === null ? 'code' : 'email'
    return { msg: 'Request found.', result: deskThread(found, reach) }
  },
})

const answer = endpoint({
  ...helpStaffCalls.answer,
  handle: async (call) => {
    const { payload, param, req } = call
    const staff = await requireContactStaff({ req, verb: 'update', id: param('id') })
    const written = await readBody(call, answerSchema)
    const { request } = await answerRequest({ payload, id: param('id'), staff, answer: written, now: new Date() })
    const isMailed = (await recipientOf(payload, request)) !== null
    return { msg: isMailed ? 'Answer sent by e-mail.' : `Answer saved. It is read with ${request.reference}.` }
  },
})

const close = endpoint({
  ...helpStaffCalls.close,
  handle: async (call) => {
    const { payload, param, req } = call
    await requireContactStaff({ req, verb: 'update', id: param('id') })
    const { seen } = await readBody(call, closeSchema)
    await closeRequest({ payload, id: param('id'), seen })
    return { msg: 'Marked as answered.' }
  },
})

export const deskEndpoints = [thread, answer, close]
