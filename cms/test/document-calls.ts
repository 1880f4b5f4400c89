import type { Payload } from 'payload'
import { expect } from 'vitest'
import { anAdmissionsOfficer, anApprovedApplication, type OpenCourse } from './builders/applications.ts'
import { anActiveStudent, loggedIn } from './builders/students.ts'
import type { documentedCalls } from './documented-calls.ts'

interface Options extends Pick<ReturnType<typeof documentedCalls>, 'ask'> {
  payload: Payload
  open: OpenCourse
}

/** Makes every call for documents, successfully where possible. */
export async function makeDocumentCalls({ payload, open, ask }: Options): Promise<void> {
  const officer = await anAdmissionsOfficer(payload)
  const owner = await anActiveStudent(payload)
  const as = await loggedIn(payload, owner)
  const { id } = await anApprovedApplication(payload, { open, student: owner, staffId: officer.id })
  const post = (call: string, body: object, headers: object = as) => ask('POST', `/api/${call}`, body, headers)
  for (const call of ['pdf/application-pdf', 'pdf/agreement-pdf']) {
    expect((await post(call, { aid: id })).status).toBe(200)
    expect((await post(call, {})).status).toBe(400)
    expect((await post(call, { aid: id }, {})).status).toBe(401)
  }
  const mine = 'payment/getMyPayments'
  expect((await ask('GET', `/api/${mine}`, undefined, as)).status).toBe(200)
  expect((await ask('GET', `/api/${mine}`)).status).toBe(401)
  expect((await post('pdf/generate-pdf', { pid: id, table: 'receipt' })).status).toBe(404)
  expect((await post('pdf/order-pdf', { oid: id })).status).toBe(404)
  for (const address of [`pdf/fetch-pdf/${id}`, `pdf/delete-pdf/${id}`, 'document/keys']) {
    expect((await ask('GET', `/api/${address}`, undefined, as)).status).toBe(200)
  }
  expect((await ask('GET', `/api/pdf/fetch-pdf/${id}`, undefined, as)).status).toBe(404)
  expect((await post('document/verify', { code: '0000-0000-0000-0000' }, {})).status).toBe(404)
  expect((await post('document/verify', {}, {})).status).toBe(400)
}
