import { beforeAll } from 'vitest'
import { findDue } from '../src/fees/dues/find-dues.ts'
import type { FeeDue, Student } from '../src/payload-types.ts'
import { anAdmissionsOfficer, anOpenCourse, type OpenCourse } from './builders/applications.ts'
import { type Admitted, anAdmittedStudent, orderFor } from './builders/fees.ts'
import { simulatorOf } from './simulator.ts'
import type { TestPortal } from './start-test-portal.ts'
import { studentCalls } from './student-calls.ts'

/** What tests of fees share: an open course with a registration fee, admitted students, and their calls. */
export function feePortal(portal: TestPortal) {
  const shared: { open?: OpenCourse; staffId?: string } = {}
  beforeAll(async () => {
    const { payload } = portal
    shared.open = await anOpenCourse(payload)
    shared.staffId = (await anAdmissionsOfficer(payload)).id
    const data = {
      course: 'BED',
      action: 'REGISTRATION',
      amountPaise: 250_000,
      text: 'Registration',
      active: true,
    } as const
    await payload.create({ collection: 'fee-structures', data })
  })
  const bank = simulatorOf(portal)
  const { get, post } = studentCalls(portal)
  const pay = (student: Student, body: object) => post('/api/paymentfees/addPaymentFees', body, student)
  const transactionIn = async (url: string) => {
    const where = { providerReference: { equals: url.split('/').at(-1) } }
    const { docs } = await portal.payload.find({ collection: 'payments', where, depth: 0 })
    return docs[0]?.transactionId ?? ''
  }
  /** Starts a payment and returns its transaction id. */
  const started = async (admitted: Admitted, due: FeeDue): Promise<string> => {
    const { reply } = await pay(admitted.student, orderFor(admitted, due))
    return transactionIn(reply.url)
  }
  /** Pays a due through the API and the bank; returns the transaction id. */
  const paid = async (admitted: Admitted, due: FeeDue): Promise<string> => {
    const transactionId = await started(admitted, due)
    await bank.act(transactionId, 'pay')
    return transactionId
  }
  return {
    get,
    post,
    pay,
    bank,
    open: () => shared.open as OpenCourse,
    staffId: () => shared.staffId ?? '',
    admitted: (more: { student?: Student; now?: Date } = {}): Promise<Admitted> =>
      anAdmittedStudent(portal.payload, { open: shared.open as OpenCourse, staffId: shared.staffId ?? '', ...more }),
    transactionIn,
    started,
    paid,
    async readDue(id: string): Promise<FeeDue> {
      const due = await findDue(portal.payload, id)
      if (!due) throw new Error(`There is no due ${id}.`)
      return due
    },
  }
}
