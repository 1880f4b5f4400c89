import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication, type OpenCourse, reread } from '../../../test/builders/applications.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
let open: OpenCourse
const { signedIn, call, decide, check, eventsOf } = reviewCalls(portal)

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
})

describe('documents', () => {
  it('are verified, or rejected with a reason, by concurrent calls', async () => {
    const { id, documents } = await aPaidApplication(portal.payload, { open })
    expect((await check(id, documents.photo, 'REJECTED')).reply.errors).toMatchObject([{ field: 'reason' }])
    const answers = await Promise.all(Object.values(documents).map((document) => check(id, document, 'VERIFIED')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await check(id, documents.photo, 'REJECTED', 'Too dark.')
    const file = await portal.payload.findByID({ collection: 'applicant-documents', id: documents.photo ?? '' })
    expect(file).toMatchObject({ state: 'REJECTED', reason: 'Too dark.', checkedBy: 'admissions-officer' })
    const [last] = (await eventsOf(id)).reverse()
    expect(last).toMatchObject({ kind: 'document-rejected', text: 'Profile photo: Too dark.' })
  })

  itsRule('of other or rejected applications cannot be checked', async () => {
    const [one, other] = [
      await aPaidApplication(portal.payload, { open }),
      await aPaidApplication(portal.payload, { open }),
    ]
    expect((await check(one.id, other.documents.photo, 'VERIFIED')).status).toBe(404)
    await decide(one.id, 'reject')
    expect((await check(one.id, one.documents.photo, 'VERIFIED')).status).toBe(409)
  })
})

it('never shows notes to the student', async () => {
  const student = await anActiveStudent(portal.payload)
  const { id } = await aPaidApplication(portal.payload, { open, student })
  expect((await call(id, 'note', { text: 'Father called about the bicycle.' })).status).toBe(200)
  expect((await call(id, 'note', { text: '  ' })).status).toBe(400)
  expect((await eventsOf(id)).map(({ kind }) => kind)).toContain('note')
  const answer = await portal.call(
    'GET',
    `/api/application/allApplicationsById/${id}`,
    undefined,
    await loggedIn(portal.payload, student),
  )
  expect(answer.text).not.toContain('bicycle')
})

describe('through Payload’s own API', () => {
  itsRule('no role can write applications, events, drafts or documents', async () => {
    const { id, documents } = await aPaidApplication(portal.payload, { open })
    const administrator = await signedIn('administrator')
    for (const as of [await signedIn('admissions-officer'), administrator, {}]) {
      for (const [method, path] of [
        ['PATCH', `/api/applications/${id}`],
        ['DELETE', `/api/applications/${id}`],
        ['POST', '/api/applications'],
        ['PATCH', `/api/applications?where[id][equals]=${id}`],
        ['POST', '/api/application-events'],
        ['DELETE', '/api/application-events?where[kind][exists]=true'],
        ['GET', '/api/application-drafts'],
        ['POST', '/api/application-drafts'],
        ['PATCH', `/api/applicant-documents/${documents.photo}`],
      ] as const) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : { status: 'APPROVED', state: 'VERIFIED' }
        const { status } = await portal.call(method, path, body, as)
        expect([401, 403], `${method} ${path} ${status}`).toContain(status)
      }
    }
    expect((await reread(portal.payload, id)).status).toBe('SUBMITTED')
  })

  itsRule('officers read applications without the Aadhaar number; students and other staff read none', async () => {
    const { id } = await aPaidApplication(portal.payload, { open })
    const read = await portal.call(
      'GET',
      `/api/applications/${id}?depth=0`,
      undefined,
      await signedIn('admissions-officer'),
    )
    expect(read.status).toBe(200)
    expect(read.reply.aadhaarSealed).toBeUndefined()
    expect(read.text).toContain('XXXX XXXX')
    const student = await anActiveStudent(portal.payload)
    const others = [{}, await loggedIn(portal.payload, student), await signedIn('store')]
    for (const as of others) {
      expect([401, 403, 404]).toContain((await portal.call('GET', `/api/applications/${id}`, undefined, as)).status)
    }
  })

  it('refuses searches by the encrypted Aadhaar number', async () => {
    const path = '/api/applications?where[aadhaarSealed][like]=a'
    expect((await portal.call('GET', path, undefined, await signedIn('admissions-officer'))).status).toBe(400)
  })
})
