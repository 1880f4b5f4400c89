/** @sqlite-only changes of applications and reads of settings, whose queries other files make on both databases */
import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication, type OpenCourse, reread } from '../../../test/builders/applications.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { loadChecks } from '../review/load-checks.ts'

const portal = startTestPortal()
const calls = reviewCalls(portal)
let open: OpenCourse
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'BED')
})

it('a verifier sets an axis, with who and when, and the student learns nothing', async () => {
  const { id, studentId } = await aPaidApplication(portal.payload, { open })
  const messages = () => portal.payload.count({ collection: 'messages', where: { studentId: { equals: studentId } } })
  const before = await messages()
  const verifier = await calls.signedIn('verifier')
  const { status, reply } = await calls.call(id, 'axis', { axis: 'identity', state: 'yes', before: null }, verifier)
  expect([status, reply.msg]).toEqual([200, 'Identity: yes.'])
  const after = await reread(portal.payload, id)
  expect(after).toMatchObject({ identity: 'yes', axisMarks: { identity: { by: 'verifier', at: expect.any(String) } } })
  expect(await messages()).toEqual(before)
  expect((await calls.eventsOf(id)).at(-1)).toMatchObject({ kind: 'axis-set', by: 'verifier', text: 'Identity: yes' })
  // Others stay, and it can be taken back.
  await calls.call(id, 'axis', { axis: 'originals', state: 'no', before: null })
  await calls.call(id, 'axis', { axis: 'identity', state: null, before: 'yes' })
  const last = await reread(portal.payload, id)
  expect([last.identity ?? null, last.originals]).toEqual([null, 'no'])
})

it('refuses what a colleague has changed, what is rejected, and what follows from documents', async () => {
  const { id } = await aPaidApplication(portal.payload, { open })
  const answers = await Promise.all([
    calls.call(id, 'axis', { axis: 'eligibility', state: 'yes', before: null }),
    calls.call(id, 'axis', { axis: 'eligibility', state: 'no', before: null }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const documents = await calls.call(id, 'axis', { axis: 'documents', state: 'yes', before: null })
  expect([documents.status, documents.reply.errors[0].field]).toEqual([400, 'axis'])
  const collection = 'applications'
  await changeOne({ payload: portal.payload, collection, where: { id: { equals: id } }, data: { status: 'REJECTED' } })
  expect((await calls.call(id, 'axis', { axis: 'identity', state: 'yes', before: null })).status).toBe(409)
})

it('checks an application by the settings of its course', async () => {
  const application = await aPaidApplication(portal.payload, { open })
  const results = async () =>
    new Map((await loadChecks(portal.payload, application)).map(({ name, result }) => [name, result]))
  expect(await results()).toEqual(
    new Map([
      ['duplicates', 'passed'],
      ['marks', 'passed'],
      ['years', 'passed'],
      ['subject', 'passed'],
      // The account of the test has another name than the form.
      ['names', 'look'],
      ['pin', 'passed'],
    ]),
  )
  const checksBED = { minimumAge: 30, ageOn: '31/12', degreeMinimum: 99 }
  await portal.payload.updateGlobal({ slug: 'admission-settings', data: { checksBED } })
  const after = await results()
  expect([after.get('age'), after.get('degree-minimum')]).toEqual(['look', 'look'])
})
