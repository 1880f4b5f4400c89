/** Paths of the calls for requests for help, below `/api`. Not in the specification. */
import type { WireCall } from '../../platform/wire-call.ts'

export const helpCalls = {
  // Of the signed-in student.
  myRequests: { method: 'get', path: '/help/requests' },
  myRequest: { method: 'get', path: '/help/request/:reference' },
  askForHelp: { method: 'post', path: '/help/requests' },
  writeInRequest: { method: 'post', path: '/help/request/:reference' },
  // With the reference number and a code to the phone.
  sendAnswerCode: { method: 'post', path: '/contact/sendAnswerCode' },
  openAnswer: { method: 'post', path: '/contact/openAnswer' },
  writeAgain: { method: 'post', path: '/contact/writeAgain' },
} as const satisfies Record<string, WireCall>

/** Query parameter of `myRequests` and of the page: what the student asks about. */
export const ABOUT_QUERY = 'about'

/** For staff only; `:id` is the request's. Not part of the public contract. */
export const helpStaffCalls = {
  thread: { method: 'get', path: '/contact/staff/:id/thread' },
  answer: { method: 'post', path: '/contact/staff/:id/answer' },
  close: { method: 'post', path: '/contact/staff/:id/close' },
} as const satisfies Record<string, WireCall>

/** The same whether or not there is such a request, so that it reveals neither. */
export const CODE_SENT =
  'If this reference number was sent with this phone number, we have sent a code to it. It can take a minute.'
