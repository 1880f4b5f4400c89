import { OWN_AMOUNT_TITLES } from '@pravesh/shared/fees/dues/own-amount'
import { buyTable, learningCalls } from '@pravesh/shared/learning/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { orderCalls } from '@pravesh/shared/shop/orders/calls'
import { paths } from '@pravesh/shared/site/paths'
import { anApplicantIn, aSentApplication, logInAgain } from '../applicant.ts'
import { aBook } from '../buying.ts'
import { anAdmittedStudentIn, aStartedPayment, feePlanOf, payFee } from '../fees.ts'
import { aPlacedOrder } from '../orders.ts'
import { aStudent } from '../student.ts'
import { paymentAt, type Scene } from './desk.ts'
import type { ShownState } from './owed-states.ts'

/** A page that shows a record to its student, or to staff. */
export interface Screen {
  name: string
  path: string
  forStaff?: boolean
}

/** Something to pay, with an attempt that was just started; null where none is. */
interface Started {
  paymentPage: string | null
  screens: Screen[]
}

/** Starts what can be paid. `state` says whether an attempt is needed. */
type Start = (scene: Scene, state: ShownState) => Promise<Started>

const admin = (collection: string, id: string): Screen => ({
  name: collection,
  path: `/admin/collections/${collection}/${id}`,
  forStaff: true,
})

const own = (name: string, path: string): Screen => ({ name, path })
const dashboard = own('dashboard', paths.account)
const payments = own('my-payments', paths.payments)
const feePlan = own('fee-plan', paths.feePlan)
const status = own('status', paths.application)

/** Where students of an application look for its state. */
export const ADMISSION_SCREENS = [
  dashboard,
  status,
  payments,
  feePlan,
  own('application-success', paths.applicationSuccess),
  own('not-approved', paths.notApproved),
]

async function screensOf(scene: Scene, paymentPage: string | null): Promise<Screen[]> {
  if (paymentPage === null) return []
  const { id, transactionId } = await paymentAt(scene, paymentPage)
  return [own('result', `${paths.success}?id=${transactionId}`), admin('payments', id)]
}

const applicationFee: Start = async (scene) => {
  await anApplicantIn(scene.page, scene.portal)
  const { id, paymentPage } = await aSentApplication(scene.page, 'BED')
  const screens = [...ADMISSION_SCREENS, ...(await screensOf(scene, paymentPage)), admin('applications', id)]
  return { paymentPage, screens }
}

const due: Start = async (scene, state) => {
  await anAdmittedStudentIn(scene.page, scene.portal)
  const { nextDueId } = await feePlanOf(scene.page)
  const paymentPage = state === 'notStarted' ? null : await aStartedPayment(scene.page)
  const screens = await screensOf(scene, paymentPage)
  return { paymentPage, screens: [dashboard, feePlan, payments, status, ...screens, admin('fee-dues', `${nextDueId}`)] }
}

const tour: Start = async (scene) => {
  await anAdmittedStudentIn(scene.page, scene.portal)
  const paymentPage = await payFee(scene.page, {
    action: 'TOUR',
    title: OWN_AMOUNT_TITLES.TOUR,
    amountPaise: 150_000,
  })
  const { subjectId } = await paymentAt(scene, paymentPage)
  const screens = await screensOf(scene, paymentPage)
  return { paymentPage, screens: [dashboard, feePlan, payments, ...screens, admin('fee-dues', subjectId)] }
}

async function logInGuest({ page, portal, staff }: Scene): Promise<void> {
  await logInAgain(page, await aStudent({ portal, staff, role: 'Guest' }))
}

async function post({ page }: Scene, path: string, data: object) {
  const reply = await page.request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } })
  if (!reply.ok()) throw new Error(`${path} returned ${reply.status()}: ${await reply.text()}`)
  return reply.json()
}

const order: Start = async (scene, state) => {
  await logInGuest(scene)
  const { id } = await aPlacedOrder(scene.page, [await aBook(scene.staff, { name: 'A Reader of States', copies: 9 })])
  const paymentPage =
    state === 'notStarted' ? null : (await post(scene, callAddress(orderCalls.payOrder), { paidfor: id })).url
  const screens = await screensOf(scene, paymentPage)
  const opened = [dashboard, own('orders', paths.orders), own('order', paths.order(id)), payments]
  return { paymentPage, screens: [...opened, ...screens, admin('orders', id)] }
}

const recordedCourse: Start = async (scene, state) => {
  await logInGuest(scene)
  const [course] = await scene.staff.all('recorded-courses', { _status: 'published' })
  if (course === undefined) throw new Error('No recorded course is on sale.')
  const bought = { courseId: course.id, pricePaise: course.pricePaise, merchantId: '', transactionId: '' }
  const opened = [dashboard, own('purches', paths.purchase), own('content', paths.courseContent()), payments]
  if (state === 'notStarted') return { paymentPage: null, screens: opened }
  const { url } = await post(scene, callAddress(learningCalls.buyCourse), buyTable.toWire(bought))
  const { subjectId } = await paymentAt(scene, url)
  const screens = await screensOf(scene, url)
  return { paymentPage: url, screens: [...opened, ...screens, admin('course-purchases', subjectId)] }
}

/** Everything that can be paid. */
export const SUBJECTS: Record<string, Start> = {
  'application fee': applicationFee,
  due,
  'own amount': tour,
  order,
  'recorded course': recordedCourse,
}
