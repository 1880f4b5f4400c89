import type { Endpoint, SanitizedConfig } from 'payload'
import { ACCOUNT_DOORS } from './account-doors.ts'
import { ACCOUNTS_DOORS } from './accounts-doors.ts'
import { CONTACT_DOORS } from './contact-doors.ts'
import { EXPORT_DOORS } from './export-doors.ts'
import { MERIT_DOORS } from './merit-doors.ts'
import type { Passes } from './passes.ts'
import { STAFF_DOORS } from './staff-doors.ts'

/** A route of the API as Payload's configuration names it. */
export interface Door {
  method: string
  /** With parameters, e.g. `/api/books/:id`. */
  path: string
  /** The collection or global; null for routes of the portal's features. */
  subject: string | null
  /** Path within the subject. */
  within: string
}

/** Every route under `/api`. */
export function restDoors({ collections, endpoints, globals }: SanitizedConfig): Door[] {
  const doorsOf = (subject: string | null, root: string, list: readonly Endpoint[] | false) =>
    (list || []).map(({ method, path }) => {
      const within = path.replace(/\?$/, '')
      return { method: method.toUpperCase(), path: root + (within === '/' ? '' : within), subject, within }
    })
  return [
    ...doorsOf(null, '/api', endpoints),
    ...collections.flatMap(({ slug, endpoints: own }) => doorsOf(slug, `/api/${slug}`, own)),
    ...globals.flatMap(({ slug, endpoints: own }) => doorsOf(slug, `/api/globals/${slug}`, own)),
  ]
}

/** The address of a door with a value for each parameter. */
export const addressOf = ({ path }: Door, value = 'x'): string => path.replace(/:\w+/g, value)

const OFFICE = ['administrator', 'admissions-officer']
const CHECKERS = ['administrator', 'admissions-officer', 'verifier']
const READERS = [...CHECKERS, 'auditor']
const MONEY = ['administrator', 'accounts']
const MONEY_READERS = [...MONEY, 'auditor']
const STORE = ['administrator', 'store']
const STORE_READERS = [...STORE, 'auditor']
const TRANSLATORS = [...OFFICE, 'content-editor', 'store']
/** Who may see figures. */
const SEE_FIGURES = [...READERS, 'accounts']
/** Routes of the features, by method and path. */
export const FEATURE_DOORS: Readonly<Record<string, Passes>> = {
  'GET /api/application/form/:course': 'student',
  'POST /api/application/draft/:course': 'student',
  'POST /api/application/copy/:course': 'student',
  'POST /api/course/handelSubjectCollege': 'everybody',
  'POST /api/application/postapplication': 'student',
  'POST /api/application/completeApplicationPayment': 'student',
  'GET /api/application/getMyApplication': 'student',
  'GET /api/application/allApplicationsById/:id': 'student',
  'POST /api/application/reUpdateApplication': 'student',
  'POST /api/application/staff/:id/decide': OFFICE,
  'POST /api/application/staff/:id/undo': OFFICE,
  'POST /api/application/staff/:id/document': CHECKERS,
  'GET /api/application/staff-reason-texts': CHECKERS,
  'POST /api/application/staff-reason-texts': CHECKERS,
  'POST /api/application/staff-reason-texts/:id/change': CHECKERS,
  'POST /api/application/staff-reason-texts/:id/delete': CHECKERS,
  'POST /api/application/staff-list-views': CHECKERS,
  'POST /api/application/staff-list-views/:id': CHECKERS,
  'POST /api/application/staff-list-views/:id/delete': CHECKERS,
  'GET /api/application/staff-workload': OFFICE,
  'POST /api/application/staff/next': OFFICE,
  'POST /api/application/staff/:id/open': OFFICE,
  'POST /api/application/staff/:id/take-over': OFFICE,
  'POST /api/application/staff/:id/leave': OFFICE,
  'POST /api/application/staff/:id/put-back': OFFICE,
  'POST /api/application/staff/:id/hand-over': OFFICE,
  'POST /api/application/staff/assign': OFFICE,
  'POST /api/application/staff/:id/note': CHECKERS,
  'POST /api/application/staff/:id/duplicate': CHECKERS,
  'POST /api/application/staff/:id/axis': CHECKERS,
  'POST /api/application/staff/:id/claim': CHECKERS,
  'GET /api/application/staff/:id/colleagues': CHECKERS,
  'POST /api/application/staff/mention/:id/done': READERS,
  'POST /api/application/staff/:id/identity-number': OFFICE,
  'POST /api/application/staff/bulk-runs': OFFICE,
  'GET /api/application/staff/bulk-runs/:id': [...OFFICE, 'auditor'],
  'POST /api/application/staff/bulk-runs/:id/start': OFFICE,
  'POST /api/application/staff/bulk-runs/:id/stop': OFFICE,
  'POST /api/application/staff/bulk-test-message': OFFICE,
  'GET /api/user/staff/notice/:id/sending': OFFICE,
  'GET /api/user/staff/notice/:id/recipients': OFFICE,
  'POST /api/user/staff/notice/:id/send': OFFICE,
  // Of what each may change: the office has notices.
  'POST /api/translation/staff/:subject/:id/:language': TRANSLATORS,
  'POST /api/file/upload': 'student',
  'GET /api/file/document/:id': 'everybody', // Answers 404 for the files of others.
  'GET /api/file/document/:id/pages': 'everybody',
  'GET /api/file/document/:id/page/:page': 'everybody',
  'GET /api/file/document/:id/view': 'everybody',
  'GET /api/file/document/:id/original': 'everybody',
  'GET /api/feestruct/getFeestructs': 'everybody',
  'GET /api/feestruct/getSessions': 'everybody',
  'POST /api/paymentfees/addPaymentFees': 'student',
  'GET /api/paymentfees/getMyPaymentFees': 'student',
  'POST /api/paymentfees/completeFeesPayment': 'student',
  'GET /api/paymentfees/getMyFeePlan': 'student',
  'GET /api/student/dashboard': 'student',
  'GET /api/figures': SEE_FIGURES,
  'POST /api/figures/keys': ['administrator'],
  'POST /api/figures/keys/:id/revoke': ['administrator'],
  ...CONTACT_DOORS,
  ...EXPORT_DOORS,
  ...MERIT_DOORS,
  'GET /api/payment/verifyTransactionId/:id': 'student',
  'POST /api/payment/payAgain/:id': 'student',
  'POST /api/payment/webhook/:provider': 'everybody', // Signed by the provider.
  'GET /api/payment/staff/:id/refunds': MONEY_READERS,
  ...ACCOUNTS_DOORS,
  'GET /api/payment/staff/proof/:id': MONEY_READERS,
  'GET /api/payment/staff/proof/:id/page/:page': MONEY_READERS,
  'GET /api/payment/staff/proof/:id/original': MONEY_READERS,
  'POST /api/pdf/generate-pdf': 'signed in',
  'POST /api/pdf/application-pdf': 'signed in',
  'POST /api/pdf/agreement-pdf': 'signed in',
  'POST /api/pdf/order-pdf': 'signed in',
  'GET /api/pdf/fetch-pdf/:id': 'signed in',
  'GET /api/pdf/delete-pdf/:id': 'signed in',
  'GET /api/payment/getMyPayments': 'student',
  'POST /api/document/verify': 'everybody',
  'GET /api/document/keys': 'everybody',
  'POST /api/receipt/staff/:id/replace': MONEY,
  'GET /api/course/getcourses': 'everybody',
  'GET /api/course/getCourseById/:id': 'everybody',
  'GET /api/college/getColleges': 'everybody',
  'GET /api/college/getCollegeById/:id': 'everybody',
  'GET /api/gallery/getAllgallery': 'everybody',
  'GET /api/places/pin/:pin': 'everybody',
  'GET /api/merit/calendar/:id': 'everybody',
  'GET /api/site/page': 'everybody',
  'GET /api/purchesbook/getRandomBooks/:course': 'everybody',
  'GET /api/purchesbook/getallbooks': 'everybody',
  'GET /api/purchesbook/searchBook/:text': 'everybody',
  'GET /api/purchesbook/getcontentbyid/:id': 'everybody',
  'GET /api/purchesbook/getRelatedBooks/:id': 'everybody',
  'POST /api/fakeorder/addFakeOrder': 'student',
  'POST /api/payment/addPayment': 'student',
  'GET /api/orderbook/getMyBookOrders': 'student',
  'POST /api/orderbook/completeOrderPayment': 'student',
  'POST /api/orderbook/quote': 'everybody',
  'GET /api/orderbook/getMyAddress': 'student',
  'GET /api/orderbook/getMyBasket': 'student',
  'POST /api/orderbook/saveMyBasket': 'student',
  'POST /api/orderbook/mergeMyBasket': 'student',
  'POST /api/orderbook/cancelOrder': 'student',
  'POST /api/orderbook/changeAddress': 'student',
  'POST /api/orderbook/requestReturn': 'student',
  'POST /api/orderbook/withdrawReturn': 'student',
  'POST /api/orderbook/staff/:id/cancel': STORE,
  'POST /api/orderbook/staff/:id/return': STORE,
  'POST /api/orderbook/staff/:id/return/parcel': STORE,
  'POST /api/orderbook/staff/:id/return/received': STORE,
  'POST /api/orderbook/staff/:id/return/reopen': STORE,
  'POST /api/bookstock/staff/:id/adjust': STORE,
  'GET /api/shiprocket/loginUser': 'student',
  'POST /api/shiprocket/findpickuplocation': 'nobody', // Needs the token that the call before gives a student.
  'POST /api/shiprocket/getOrderByship_order_id': 'nobody',
  'POST /api/shiprocket/trackOrderByawb': 'nobody',
  'GET /api/courier/serviceability/:pin': 'student',
  'POST /api/courier/events': 'everybody', // Signed by the courier.
  'GET /api/courier/staff/:id/shipment': STORE_READERS,
  'POST /api/courier/staff/:id/hand-over': STORE,
  'POST /api/courier/staff/:id/step': STORE,
  'POST /api/courier/staff/:id/by-hand': STORE,
  'POST /api/courier/staff/:id/retry': STORE,
  'POST /api/courier/staff/:id/create-again': STORE,
  'POST /api/courier/staff/:id/order-id': STORE,
  'POST /api/purchesbook/notifyWhenBack': 'everybody',
  'POST /api/bookshop/staff/imports': ['administrator', 'content-editor', 'store'],
  'GET /api/bookshop/staff/imports/:id': ['administrator', 'content-editor', 'store'],
  'POST /api/bookshop/staff/imports/:id/apply': ['administrator', 'content-editor', 'store'],
  'GET /api/bookshop/staff/packing-slips': STORE_READERS,
  'GET /api/orderstudycontent/myOrderstudyContent': 'student',
  'GET /api/purchescourse/getcontentbyid/:id': 'student',
  'POST /api/purchescourse/buyCourse': 'student',
  'POST /api/orderstudycontent/markVideo': 'student',
  ...ACCOUNT_DOORS,
  'GET /api/people/search': 'staff',
  'GET /api/openapi.json': 'everybody',
  // Payload's list of one's own permissions.
  'GET /api/access': 'everybody',
}

/** Routes that every collection has, by method and path within it. A verb asks the role table. */
const COLLECTION_DOORS: Readonly<Record<string, Passes>> = {
  'GET /': 'read',
  'GET /count': 'read',
  'GET /:id': 'read',
  'GET /file/:filename': 'read',
  'POST /': 'create',
  // The record that is copied decides first: 404 for one that does not exist.
  'POST /:id/duplicate': 'read',
  'PATCH /:id': 'update',
  'DELETE /:id': 'delete',
  'PATCH /': 'no one in bulk',
  'DELETE /': 'no one in bulk',
  // One's own permissions on a record. Visitors and students would learn which records exist.
  'POST /access/:id': 'staff',
  'GET /versions': 'readVersions',
  'GET /versions/:id': 'readVersions',
  // Answers 404 before it looks at roles.
  'POST /versions/:id': 'everybody',
  'GET /:id/consequences': 'update',
  'POST /:id/compare': 'read',
}

/** Routes of globals. */
const GLOBAL_DOORS: Readonly<Record<string, Passes>> = {
  'GET /': 'read',
  'POST /': 'update',
  'POST /access': 'staff',
  'GET /versions': 'readVersions',
  'GET /versions/:id': 'readVersions',
  // Looks for the version first; restoring it takes the right to change.
  'POST /versions/:id': 'readVersions',
  'POST /compare': 'read',
}

/** Routes of one collection alone, or in which it differs from all others. */
export const OWN_DOORS: Readonly<Record<string, Passes>> = {
  'POST /api/messages/:id/send-again': ['administrator'],
  ...STAFF_DOORS,
  'GET /api/payload-jobs/run': 'nobody',
  'GET /api/payload-jobs/handle-schedules': 'nobody',
  // One's own settings of the admin; visitors have none.
  'GET /api/payload-preferences/:key': 'everybody',
  'POST /api/payload-preferences/:key': 'staff',
  'DELETE /api/payload-preferences/:key': 'staff',
}

/** Whether the table names the route itself, and not as one that every collection has. */
export const hasOwnRow = (door: Door): boolean => door.subject === null || OWN_DOORS[nameOf(door)] !== undefined
const nameOf = ({ method, path }: Door): string => `${method} ${path}`
export function passesOf(config: SanitizedConfig, door: Door): Passes | undefined {
  const { method, subject, within } = door
  const name = nameOf(door)
  if (subject === null) return FEATURE_DOORS[name]
  const isGlobal = config.globals.some(({ slug }) => slug === subject)
  return OWN_DOORS[name] ?? (isGlobal ? GLOBAL_DOORS : COLLECTION_DOORS)[`${method} ${within}`]
}
