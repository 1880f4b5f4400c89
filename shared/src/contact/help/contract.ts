/** Contract of the requests for help. Not in the specification. */
import * as z from 'zod/mini'
import { contractCalls, ERROR_DESCRIPTIONS, reply } from '../../platform/contract.ts'
import { helpCalls } from './calls.ts'
import { accessCodeRequestSchema, accessCodeSchema, askSchema, helpMessageSchema } from './help-message.ts'
import { requestSummary, requestView, subjectView } from './thread.ts'

const { invalid, noSession, tooMany } = ERROR_DESCRIPTIONS
const forStudent = { session: 'student' } as const
const params = { reference: { about: 'The reference number of your request', example: 'HLP-7KQ4-M9XD' } }
const noRequest = 'You have no such request.'
const full = 'The request has as many messages as it can have.'
const thread = reply({ result: requestView })

export const helpContract = contractCalls(helpCalls, {
  myRequests: {
    ...forStudent,
    summary:
      'Your own requests for help, latest first; with `?about=order:{id}` also the name of what you want to ask about',
    reply: reply({ result: z.array(requestSummary), subject: z.nullable(subjectView) }),
    refusals: { 401: noSession, 404: 'You have no such application, order, payment or fee.' },
  },
  myRequest: {
    ...forStudent,
    summary: 'One of your requests with all messages',
    params,
    reply: thread,
    refusals: { 401: noSession, 404: noRequest },
  },
  askForHelp: {
    ...forStudent,
    summary: 'Ask for help, about an own application, order, payment or fee if `about` names one',
    body: askSchema,
    reply: thread,
    refusals: {
      400: invalid,
      401: noSession,
      404: 'You have no such application, order, payment or fee.',
      429: tooMany,
    },
  },
  writeInRequest: {
    ...forStudent,
    summary: 'Write again in one of your requests',
    params,
    body: helpMessageSchema,
    reply: thread,
    refusals: { 400: invalid, 401: noSession, 404: noRequest, 409: full, 429: tooMany },
  },
  sendAnswerCode: {
    summary: 'Send a code to the phone that a request was sent with; the reply is the same for unknown requests',
    body: accessCodeRequestSchema,
    reply: reply({ handle: z.string() }),
    refusals: { 400: invalid, 429: tooMany },
  },
  openAnswer: {
    summary: 'Read a request without an account, with the code; sets a cookie for half an hour',
    body: accessCodeSchema,
    reply: thread,
    refusals: { 400: `${invalid} The code is wrong or has expired.`, 404: noRequest, 429: tooMany },
  },
  writeAgain: {
    summary: 'Write again in the request that was opened with a code',
    body: helpMessageSchema,
    reply: thread,
    refusals: {
      400: invalid,
      403: 'The code was entered too long ago. Request another one.',
      404: noRequest,
      409: full,
      429: tooMany,
    },
  },
})
