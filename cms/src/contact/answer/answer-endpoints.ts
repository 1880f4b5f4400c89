import { randomUUID } from 'node:crypto'
import { CODE_SENT, helpCalls } from '@pravesh/shared/contact/help/calls'
import { accessCodeRequestSchema, accessCodeSchema, helpMessageSchema } from '@pravesh/shared/contact/help/help-message'
import { contactReplies } from '@pravesh/shared/contact/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import { checkAccessCode, sendAccessCode } from '../../accounts/index.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { addMessage } from '../requests/add-message.ts'
import { repliesTo, requestOfPhone, requireRequest } from '../requests/find-requests.ts'
import { helpLimits } from '../requests/help-limits.ts'
import { requestView } from '../requests/thread-view.ts'
import { openedCookie, openedRequest } from './opened-request.ts'

/** Maximum body size, in bytes: one message. */
const bodyLimit = 16 * 1024

/** Sends a code to the phone of a request. The reply is the same when the number and the phone do not belong together. */
const sendCode = endpoint({
  ...helpCalls.sendAnswerCode,
  bodyLimit,
  handle: async (call) => {
    const { payload, clientAddress } = call
    const { reference, phone } = await readBody(call, accessCodeRequestSchema)
    const request = await requestOfPhone({ payload, reference, phone })
    const handle = randomUUID()
    const subject = subjectOf(reference, phone)
    await sendAccessCode({ payload, subject, handle, phone: request && phone, clientAddress, now: new Date() })
    return { msg: CODE_SENT, handle }
  },
})

/** Opens a request with the code; the browser stores that as a cookie. */
const openAnswer = endpoint({
  ...helpCalls.openAnswer,
  bodyLimit,
  handle: async (call) => {
    const { payload, clientAddress } = call
    const { reference, phone, code, handle } = await readBody(call, accessCodeSchema)
    const now = new Date()
    await checkAccessCode({ payload, subject: subjectOf(reference, phone), handle, code, clientAddress, now })
    const request = await requestOfPhone({ payload, reference, phone })
    if (request === null) throw notFound('request')
    const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': openedCookie({ payload, requestId: request.id, now }) }
    const result = requestView(request, await repliesTo(payload, request.id))
    return Response.json({ success: true, msg: 'Request found.', result }, { headers })
  },
})

/** A further message in the request that the browser has opened. */
const writeAgain = endpoint({
  ...helpCalls.writeAgain,
  bodyLimit,
  handle: async (call) => {
    const { payload, req } = call
    const message = await readBody(call, helpMessageSchema)
    const now = new Date()
    const requestId = openedRequest({ payload, headers: req.headers, now })
    if (requestId === null) throw notOpen()
    const request = await requireRequest(payload, requestId)
    await helpLimits.consume({ payload, name: 'help/write', subject: requestId, now })
    const thread = await addMessage({ payload, request, writer: 'person', message, now })
    return { msg: 'We have received your message.', result: requestView(thread.request, thread.replies) }
  },
})

/** What a code opens: the request as the visitor names it. */
function subjectOf(reference: string, phone: string): string {
  return `${reference}\n${phone}`
}

function notOpen(): Problem {
  return new Problem({ ...refused(contactReplies, 'NOT_OPEN'), status: 403 })
}

export const answerEndpoints = [sendCode, openAnswer, writeAgain]
