/** @sqlite-only the order in which documents reach Chromium */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPaidPayment } from '../../../test/builders/payments.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Student } from '../../payload-types.ts'
import { pdfRenderer, stopPdfRenderer } from '../../pdf/feature.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'

const portal = startTestPortal()

interface Person {
  student: Student
  headers: Record<string, string>
  paymentId: string
}

async function aPerson(subjectId: string): Promise<Person> {
  const { payload } = portal
  const student = await anActiveStudent(payload)
  const payment = await aPaidPayment(payload, { studentId: student.id, subjectId })
  return { student, headers: await loggedIn(payload, student), paymentId: payment.id }
}

let busy: Person
let other: Person

beforeAll(async () => {
  portalOf(portal.payload).paidHandlers = { 'application-fee': async (paid) => void (await issueReceipt(paid)) }
  busy = await aPerson('2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c40')
  other = await aPerson('2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c41')
})
afterAll(() => stopPdfRenderer(portal.payload))

const generate = ({ paymentId, headers }: Person) =>
  portal.call('POST', '/api/pdf/generate-pdf', { pid: paymentId, table: 'receipt' }, headers)

it('one person’s many documents wait in a queue of their own, and too many are refused', async () => {
  const renderer = pdfRenderer(portal.payload)
  const render = renderer.render.bind(renderer)
  const gate = Promise.withResolvers<void>()
  const started: string[] = []
  // Holds what reaches Chromium, so that everything else that is asked for waits.
  Object.assign(renderer, {
    render: async (...given: Parameters<typeof render>) => {
      started.push(given[0].title)
      await gate.promise
      return render(...given)
    },
  })
  const many = Array.from({ length: 12 }, () => generate(busy))
  // Answered while the others wait.
  const refused = await Promise.race(many)
  expect(refused).toMatchObject({ status: 429, reply: { success: false } })
  expect(refused.headers.get('retry-after')).toBe('10')
  const single = generate(other)
  // The other person's document reaches Chromium although none of the first has been printed.
  await expect.poll(() => new Set(started).size, { timeout: 60_000 }).toBe(2)
  expect(started).toHaveLength(2)
  gate.resolve()
  expect((await single).status).toBe(200)
  const statuses = (await Promise.all(many)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(9).fill(200), ...Array(3).fill(429)])
})
