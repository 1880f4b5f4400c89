import { ABOUT_QUERY, helpCalls } from '@pravesh/shared/contact/help/calls'
import { askSchema, helpMessageSchema } from '@pravesh/shared/contact/help/help-message'
import { parseAbout } from '@pravesh/shared/contact/help/subjects'
import type { Payload } from 'payload'
import { requireStudent } from '../../accounts/index.ts'
import { notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { addMessage } from '../requests/add-message.ts'
import { ownRequest, repliesTo, requestsOfStudent } from '../requests/find-requests.ts'
import { helpLimits } from '../requests/help-limits.ts'
import { requestSummary, requestView } from '../requests/thread-view.ts'
import { ownSubject } from '../subjects/help-subjects.ts'
import { askForHelp } from './ask-for-help.ts'

/** Maximum body size, in bytes: one message. */
const bodyLimit = 16 * 1024

/** The requests of the logged-in student, and the name of what they want to ask about. */
const requests = endpoint({
  ...helpCalls.myRequests,
  handle: async ({ payload, req, query }) => {
    const { student } = await requireStudent(req)
    const about = query.get(ABOUT_QUERY)
    const subject = about === null ? null : await subjectOf({ payload, studentId: student.id, about })
    const found = (await requestsOfStudent(payload, student.id)).map(requestSummary)
    const result = found.toSorted((a, b) => b.writtenAt.localeCompare(a.writtenAt))
    return { msg: result.length === 0 ? 'You have not asked us anything yet.' : 'Requests found.', result, subject }
  },
})

/** One request of the logged-in student. */
const request = endpoint({
  ...helpCalls.myRequest,
  handle: async ({ payload, req, param }) => {
    const { student } = await requireStudent(req)
    const found = await ownRequest({ payload, studentId: student.id, reference: param('reference') })
    return { msg: 'Request found.', result: requestView(found, await repliesTo(payload, found.id)) }
  },
})

/** A new question of the logged-in student. */
const ask = endpoint({
  ...helpCalls.askForHelp,
  bodyLimit,
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const question = await readBody(call, askSchema)
    const asked = await askForHelp({ payload, student, question, now: new Date() })
    return { msg: 'We have received your question.', result: requestView(asked, await repliesTo(payload, asked.id)) }
  },
})

/** A further message of the logged-in student. */
const write = endpoint({
  ...helpCalls.writeInRequest,
  bodyLimit,
  handle: async (call) => {
    const { payload, req, param } = call
    const { student } = await requireStudent(req)
    const now = new Date()
    const message = await readBody(call, helpMessageSchema)
    const own = await ownRequest({ payload, studentId: student.id, reference: param('reference') })
    await helpLimits.consume({ payload, name: 'help/write', subject: own.id, now })
    const thread = await addMessage({ payload, request: own, writer: 'person', message, now })
    return { msg: 'We have received your message.', result: requestView(thread.request, thread.replies) }
  },
})

async function subjectOf({ payload, studentId, about }: { payload: Payload; studentId: string; about: string }) {
  const subject = parseAbout(about)
  if (subject === null) throw notFound('record')
  const { kind, id, name } = await ownSubject({ payload, studentId, subject })
  return { kind, id, name }
}

export const askEndpoints = [requests, request, ask, write]
