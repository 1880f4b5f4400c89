import { readRow } from '../src/database/records/read-row.ts'
import type { Payment, RecordedCourse, Student } from '../src/payload-types.ts'
import { simulatorOf } from './simulator.ts'
import type { TestPortal } from './start-test-portal.ts'
import { studentCalls } from './student-calls.ts'

/** Buying and watching recorded courses through the API and the simulator. */
export function courseSales(portal: TestPortal) {
  const bank = simulatorOf(portal)
  const { get, post } = studentCalls(portal)
  const buy = (student: Student | undefined, course: RecordedCourse, change: object = {}) =>
    post('/api/purchescourse/buyCourse', { cid: course.id, cor_price: course.pricePaise / 100, ...change }, student)
  const paymentIn = async (url: string): Promise<Payment> => {
    const where = { providerReference: { equals: url.split('/').at(-1) ?? '' } }
    const payment = await readRow({ payload: portal.payload, collection: 'payments', where })
    if (!payment) throw new Error(`There is no payment for ${url}.`)
    return payment
  }
  const started = async (student: Student, course: RecordedCourse): Promise<Payment> =>
    paymentIn((await buy(student, course)).reply.url)
  return {
    bank,
    get,
    post,
    buy,
    /** Starts a payment. */
    started,
    /** Pays for a course; returns the payment. */
    async bought(student: Student, course: RecordedCourse): Promise<Payment> {
      const payment = await started(student, course)
      await bank.act(payment.transactionId, 'pay')
      return payment
    },
    content: (student: Student | undefined, course: RecordedCourse) =>
      get(`/api/purchescourse/getcontentbyid/${course.id}`, student),
    mine: (student?: Student) => get('/api/orderstudycontent/myOrderstudyContent', student),
    mark: (student: Student | undefined, course: RecordedCourse, vid: string, mark: string) =>
      post('/api/orderstudycontent/markVideo', { cid: course.id, vid, mark }, student),
  }
}
