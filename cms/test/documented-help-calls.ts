import { expect } from 'vitest'
import { anActiveStudent, loggedIn } from './builders/students.ts'
import type { documentedCalls } from './documented-calls.ts'
import type { TestPortal } from './start-test-portal.ts'

interface HelpCallOptions {
  portal: TestPortal
  ask: ReturnType<typeof documentedCalls>['ask']
}

/** Asks every call for requests for help, with success and with its refusals. */
export async function checkHelpCalls({ portal, ask }: HelpCallOptions): Promise<void> {
  const student = await anActiveStudent(portal.payload)
  const as = await loggedIn(portal.payload, student)
  const sent = await ask('POST', '/api/help/requests', { text: 'When does the session begin?' }, as)
  expect(sent.status).toBe(200)
  expect((await ask('POST', '/api/help/requests', {}, as)).status).toBe(400)
  const { reference } = sent.reply.result
  const request = `/api/help/request/${reference}`
  for (const path of ['/api/help/requests', request]) {
    expect((await ask('GET', path, undefined, as)).status).toBe(200)
    expect((await ask('GET', path)).status).toBe(401)
  }
  expect((await ask('GET', '/api/help/request/HLP-0000-0000', undefined, as)).status).toBe(404)
  const message = { text: 'In the evening, too?', key: crypto.randomUUID() }
  expect((await ask('POST', request, message, as)).status).toBe(200)
  expect((await ask('POST', request, message)).status).toBe(401)

  const visitor = { reference, phone: student.phone }
  const code = await ask('POST', '/api/contact/sendAnswerCode', visitor)
  expect(code.status).toBe(200)
  const { handle } = code.reply
  expect((await ask('POST', '/api/contact/openAnswer', { ...visitor, handle, code: '000000' })).status).toBe(400)
  expect((await ask('POST', '/api/contact/writeAgain', message)).status).toBe(403)
}
