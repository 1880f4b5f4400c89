/** @sqlite-only the shapes of answers; the tests of each call make it on both databases */
import { brotliDecompressSync } from 'node:zlib'
import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  aSentBackApplication,
  aSubmissionOf,
  type OpenCourse,
} from '../../../test/builders/applications.ts'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aPhoto } from '../../../test/builders/documents.ts'
import { aPublishedGalleryItem } from '../../../test/builders/gallery.ts'
import { aStartedPayment } from '../../../test/builders/payments.ts'
import { aPicture } from '../../../test/builders/pictures.ts'
import { anActiveStudent, anUnverifiedStudent, loggedIn, PASSWORD } from '../../../test/builders/students.ts'
import { makeDocumentCalls } from '../../../test/document-calls.ts'
import { documentedCalls } from '../../../test/documented-calls.ts'
import { checkContactCall } from '../../../test/documented-contact-calls.ts'
import { checkFeeCalls } from '../../../test/documented-fee-calls.ts'
import { checkHelpCalls } from '../../../test/documented-help-calls.ts'
import { checkLearningCalls } from '../../../test/documented-learning-calls.ts'
import { checkOrderCalls } from '../../../test/documented-order-calls.ts'
import { checkSettingsCalls } from '../../../test/documented-settings-calls.ts'
import { type OpenApi, openApiObject } from '../../../test/openapi-schemas.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Student } from '../../payload-types.ts'
import { stopPdfRenderer } from '../../pdf/feature.ts'

const portal = startTestPortal()
const { ask, called, document: read } = documentedCalls(portal)
let document: OpenApi
let open: OpenCourse
let student: Student
let session: Record<string, string>

beforeAll(async () => {
  document = await read()
  open = await anOpenCourse(portal.payload)
  student = await anActiveStudent(portal.payload)
  session = await loggedIn(portal.payload, student)
})
afterAll(() => stopPdfRenderer(portal.payload))

describe('GET /api/openapi.json', () => {
  it('is public and valid', async () => {
    expect(openApiObject.safeParse(document).error).toBeUndefined()
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }])
    expect(document.components.securitySchemes).toMatchObject({
      studentCookie: { name: '_pravesh_user_access_token' },
      staffCookie: { name: 'pravesh-staff-token' },
    })
  })

  it('is compressed and supports conditional requests', async () => {
    const get = (headers = {}) => portal.call('GET', '/api/openapi.json', undefined, headers)
    const [raw, small] = [await get(), await get({ 'accept-encoding': 'gzip, br' })]
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(small.bytes).equals(raw.bytes)).toBe(true)
    expect(small.bytes.length).toBeLessThan(23_000)
    for (const response of [raw, small]) {
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(response.headers.get('vary')).toBe('accept-encoding')
      expect(response.headers.get('content-length')).toBe(String(response.bytes.length))
    }
    const etags = [raw, small].map(({ headers }) => headers.get('etag') ?? '')
    expect(etags[0]).not.toBe(etags[1])
    const again = await get({ 'if-none-match': etags[0] })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etags[0]])
    expect((await get({ 'if-none-match': '"another"' })).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('rejects %s', async (method) => {
    const { status } = await portal.call(method, '/api/openapi.json', method === 'DELETE' ? undefined : {})
    expect(status).toBe(404)
  })
})

describe('replies conform to the document', () => {
  it('of content calls', async () => {
    const picture = await aPicture(portal.payload)
    const book = await aPublishedBook(portal.payload, { images: [picture.id] })
    await aPublishedGalleryItem(portal.payload, { images: [picture.id] })
    const [college] = open.colleges
    const found = [
      '/api/course/getcourses',
      `/api/course/getCourseById/${open.course.id}`,
      '/api/college/getColleges',
      `/api/college/getCollegeById/${college.id}`,
      '/api/gallery/getAllgallery',
      '/api/purchesbook/getallbooks',
      '/api/purchesbook/getRandomBooks/BED',
      '/api/purchesbook/searchBook/childhood',
      `/api/purchesbook/getcontentbyid/${book.id}`,
      '/api/feestruct/getFeestructs',
      '/api/feestruct/getSessions',
      '/api/places/pin/741235',
    ]
    for (const address of found) {
      const { status, reply } = await ask('GET', address)
      expect(status, address).toBe(200)
      expect([reply.result].flat().length, address).toBeGreaterThan(0)
    }
    for (const name of ['course/getCourseById', 'college/getCollegeById', 'purchesbook/getcontentbyid']) {
      expect((await ask('GET', `/api/${name}/unknown`)).status).toBe(404)
      expect((await ask('GET', `/api/${name}/%E0%A4%A`)).status).toBe(400)
    }
    expect((await ask('GET', '/api/purchesbook/getRandomBooks/MBBS')).status).toBe(400)
    expect((await ask('GET', '/api/purchesbook/searchBook/%20')).status).toBe(400)
    expect((await ask('GET', '/api/places/pin/999999')).status).toBe(400)
  })

  it('of student account calls', async () => {
    const unverified = await anUnverifiedStudent(portal.payload)
    const login = (email: string, password = PASSWORD) => ask('POST', '/api/user/login', { email, password })
    expect((await login(student.email)).status).toBe(200)
    expect((await login(student.email, 'wrong')).status).toBe(401)
    expect((await login('no address')).status).toBe(400)
    const refused = await login(unverified.email)
    expect(refused.status).toBe(403)
    const { userID } = refused.reply
    expect((await ask('GET', `/api/user/verifyUid/${userID}`)).status).toBe(200)
    expect((await ask('GET', '/api/user/verifyUid/unknown')).status).toBe(404)
    expect((await ask('POST', '/api/user/activateEmailByOtp', { userid: userID, otp: '000000' })).status).toBe(400)
    expect((await ask('POST', '/api/user/activation', { activation_token: 'unknown' })).status).toBe(400)
    expect((await ask('POST', '/api/user/resetPassword', { activation_token: 'x', password: PASSWORD })).status).toBe(
      400,
    )
    for (const [call, status] of Object.entries({ authVerify: 401, myData: 401, session: 200 })) {
      expect((await ask('GET', `/api/user/${call}`, undefined, session)).status).toBe(200)
      expect((await ask('GET', `/api/user/${call}`)).status).toBe(status)
    }
    for (const call of [
      'register',
      'verifyOldAccount',
      'forgetPassword',
      'resendEmailCode',
      'sendCorrectionCode',
      'correctEmail',
    ]) {
      expect((await ask('POST', `/api/user/${call}`, {})).status).toBe(400)
    }
    expect((await ask('POST', '/api/auth/opt-verify', { phonenumber: '9830012345' })).status).toBe(200)
    expect((await ask('POST', '/api/auth/opt-verify', { phonenumber: '9830012345' })).status).toBe(429)
    await checkSettingsCalls({ payload: portal.payload, ask, session })
    const wrong = { phonenumber: '9830012345', ver_id: 'unknown', otp_code: '000000' }
    expect((await ask('POST', '/api/auth/opt-verify-api', wrong)).status).toBe(400)
    expect((await ask('POST', '/api/user/logout', {}, await loggedIn(portal.payload, student))).status).toBe(200)
  })

  it('of application, draft and document calls', async () => {
    const get = (address: string, as = session) => ask('GET', `/api/${address}`, undefined, as)
    expect((await get('application/form/BED')).status).toBe(200)
    expect((await get('application/form/MBBS')).status).toBe(404)
    const content = { answers: { applicantName: 'RIMA' }, documents: {}, detailsSaved: true }
    const draft = { ...content, educationSaved: false, termsAccepted: false, revision: 0 }
    const save = (body: object) => ask('POST', '/api/application/draft/BED', body, session)
    expect((await save(draft)).status).toBe(200)
    expect((await save(draft)).status).toBe(409)
    expect((await save({ ...draft, answers: { unknown: 'x' } })).status).toBe(400)
    expect((await get('application/form/BED')).reply.result.draft).toBeTruthy()

    const submission = submissionToWire(await aSubmissionOf(portal.payload, { open, student }))
    const submit = (body: object, as = session) => ask('POST', '/api/application/postapplication', body, as)
    expect((await submit(submission, {})).status).toBe(401)
    expect((await submit({})).status).toBe(400)
    expect((await submit(submission)).status).toBe(200)
    const own = await get('application/getMyApplication')
    expect(own.reply.result).toHaveLength(1)
    expect((await get(`application/allApplicationsById/${own.reply.result[0]._id}`)).status).toBe(200)
    expect((await get('application/allApplicationsById/unknown')).status).toBe(404)
    for (const call of ['getMyApplication', 'allApplicationsById/x', 'form/BED']) {
      expect((await get(`application/${call}`, {})).status).toBe(401)
    }
    const pay = (body: object) => ask('POST', '/api/application/completeApplicationPayment', body, session)
    expect((await pay({ feeid: own.reply.result[0]._id })).status).toBe(200)
    expect((await pay({ feeid: 'unknown' })).status).toBe(404)
    expect((await pay({ feeid: { $ne: '' } })).status).toBe(400)
    const resubmit = (body: object) => ask('POST', '/api/application/reUpdateApplication', body, session)
    expect((await resubmit({ apply_id: own.reply.result[0]._id })).status).toBe(409)
    expect((await resubmit({})).status).toBe(404)

    const colleges = (body: object) => ask('POST', '/api/course/handelSubjectCollege', body)
    expect((await colleges({ text: 'ENGLISH', cid: open.course.id })).reply.result).toHaveLength(1)
    expect((await colleges({ text: 'ENGLISH', cid: 'unknown' })).status).toBe(404)
    expect((await colleges({})).status).toBe(400)
  })

  it('of an application that the student may correct', async () => {
    const { id: staffId } = await anAdmissionsOfficer(portal.payload)
    const other = await anActiveStudent(portal.payload)
    const { id } = await aSentBackApplication(portal.payload, { open, student: other, staffId, parts: ['education'] })
    const as = await loggedIn(portal.payload, other)
    const { status, reply } = await ask('GET', `/api/application/allApplicationsById/${id}`, undefined, as)
    expect([status, reply.result.view.correction.labels]).toEqual([200, ['Education Details']])
    const copy = (application: string, who: Record<string, string> = as) =>
      ask('POST', '/api/application/copy/BED', { application }, who)
    const refused = [await copy(id), await copy('unknown'), await copy(id, session), await copy(id, {})]
    expect(refused.map((each) => each.status)).toEqual([409, 404, 404, 401])
  })

  it('of uploads', async () => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(await aPhoto())], 'me.jpg', { type: 'image/jpeg' }))
    form.set('document', 'profileImg')
    const uploaded = await ask('POST', '/api/file/upload', form, session)
    expect(uploaded.status).toBe(200)
    const [address = ''] = uploaded.reply.imageUrls
    expect((await ask('GET', address, undefined, session)).headers.get('content-type')).toBe('image/jpeg')
    expect((await ask('GET', address)).status).toBe(404)
    expect((await ask('POST', '/api/file/upload', new FormData(), session)).status).toBe(400)
    expect((await ask('POST', '/api/file/upload', {}, session)).status).toBe(415)
    expect((await ask('POST', '/api/file/upload', form)).status).toBe(401)
  })

  it.each([
    ['fee payments', () => checkFeeCalls({ portal, open, ask })],
    ['recorded courses', () => checkLearningCalls({ portal, ask })],
    ['orders', () => checkOrderCalls({ portal, ask })],
    ['requests for help', () => checkHelpCalls({ portal, ask })],
  ])('of %s', (_, check) => check())
  it('of payments', async () => {
    const { transactionId } = await aStartedPayment(portal.payload, { studentId: student.id })
    const verify = (id: string, as = session) => ask('GET', `/api/payment/verifyTransactionId/${id}`, undefined, as)
    expect((await verify(transactionId)).status).toBe(200)
    expect((await verify('unknown')).status).toBe(404)
    expect((await verify(transactionId, {})).status).toBe(401)
    expect((await ask('POST', '/api/payment/webhook/simulator', '{}')).status).toBe(401)
    expect((await ask('POST', '/api/payment/webhook/unknown', '{}')).status).toBe(404)
  })

  it('of documents', () => makeDocumentCalls({ payload: portal.payload, open, ask }))

  it('to every kind of invalid body', () => checkContactCall(ask))

  it('were checked for every call, and for success of every GET', () => {
    const described = Object.entries<OpenApi>(document.paths).flatMap(([template, methods]) =>
      Object.keys(methods).map((method) => `${method} ${template}`),
    )
    expect(described.filter((call) => call.startsWith('get ') && !called.has(`${call} 200`))).toEqual([])
    const NOT_BELOW_API = ['post /auth/opt-verify', 'post /auth/opt-verify-api']
    const unchecked = described.filter((call) => ![...called].some((each) => each.startsWith(`${call} `)))
    expect(unchecked.filter((call) => !NOT_BELOW_API.includes(call))).toEqual([])
  })
})
