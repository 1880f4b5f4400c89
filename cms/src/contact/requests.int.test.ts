/** @sqlite-only messages.int.test.ts writes the same on both */
import { helpStaffCalls } from '@pravesh/shared/contact/help/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { beforeAll, describe, expect, it } from 'vitest'
import { anActiveStudent, loggedIn } from '../../test/builders/students.ts'
import { helpDesk } from '../../test/help-desk.ts'
import { killAtWrite } from '../../test/kill-at-write.ts'
import { messagesTo } from '../../test/outbox.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { readRows } from '../database/records/read-rows.ts'
import { runDue } from '../database/work/run-due.ts'
import { portalOf } from '../foundation/portal.ts'
import { requestsData } from './personal-data/requests-data.ts'
import { requestWork } from './requests/request-work.ts'

const portal = startTestPortal()
const helper = helpDesk(portal)
const { aRequest, answer, ask, desk, get, mails, newKey, officeMails, read, stateOf, text, thread, write } = helper

beforeAll(() => {
  // One record, which belongs to the student of each test.
  portalOf(portal.payload).helpSubjects.order = async ({ studentId, id }) =>
    studentId === desk.student.id && id === 'mine' ? { id: 'order-1', name: 'ORD1', place: null } : null
})

describe('a question of a student', () => {
  it('is answered, and answered again, with one e-mail each', async () => {
    const { id, reference, text: question } = await aRequest({ about: 'order:mine' })
    expect([await mails('help-received'), await officeMails(reference)]).toEqual([1, 1])
    expect((await answer(id, { text: 'In July.', key: newKey(), seen: 0 })).reply.msg).toBe('Answer sent by e-mail.')
    expect(await stateOf(id)).toBe('handled')
    const [mail] = await messagesTo(portal.payload, desk.student.email, 'help-answered')
    expect(mail?.text).toContain('In July.')
    expect(mail?.text).toContain(`/student/help?request=${reference}`)

    expect((await write(reference, { text: 'Which day?', key: newKey() })).status).toBe(200)
    expect(await stateOf(id)).toBe('new')
    expect(await officeMails(reference)).toBe(2)
    const { reply } = await read(reference)
    expect(reply.result).toMatchObject({
      reference,
      state: 'new',
      subject: { kind: 'order', id: 'order-1', name: 'ORD1' },
      messages: [
        { from: 'person', text: question },
        { from: 'office', text: 'In July.' },
        { from: 'person', text: 'Which day?' },
      ],
    })
    expect(await thread(id)).toMatchObject({ seen: 2, reach: 'email', messages: [{}, { by: 'Meera' }, {}] })
  })

  it('is listed for its student only, with the name of what the next one is about', async () => {
    const { reference } = await aRequest()
    const { reply } = await get('/api/help/requests?about=order:mine')
    expect(reply.result).toMatchObject([{ reference, state: 'new', subject: null }])
    expect(reply.subject).toEqual({ kind: 'order', id: 'order-1', name: 'ORD1' })
    const stranger = await anActiveStudent(portal.payload)
    expect((await get('/api/help/requests', stranger)).reply.result).toEqual([])
    expect((await portal.call('GET', '/api/help/requests')).status).toBe(401)
  })

  it('cannot name or reach what belongs to another student', async () => {
    const { reference } = await aRequest()
    const owner = desk.student
    desk.student = await anActiveStudent(portal.payload)
    const missing = await read('HLP-2222-2222')
    const foreign = await read(reference)
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    expect((await write(reference, { text: 'Hello', key: newKey() })).status).toBe(404)
    for (const about of ['order:theirs', 'application:theirs', 'payment:theirs', 'due:theirs']) {
      expect((await get(`/api/help/requests?about=${about}`)).status, about).toBe(404)
      expect((await ask({ text: text(), about })).status, about).toBe(404)
    }
    expect((await ask({ text: text(), about: 'staff:1' })).status).toBe(400)
    expect((await read(reference, owner)).status).toBe(200)
  })

  it('is stored once when it is sent twice', async () => {
    const body = { text: text() }
    const answers = await Promise.all([1, 2, 3].map(() => ask(body)))
    expect(new Set(answers.map(({ reply }) => reply.result.reference)).size).toBe(1)
    expect(await mails('help-received')).toBe(1)
  })

  it('is limited, and checked', async () => {
    for (const body of [{}, { text: ' ' }, { text: 'x'.repeat(2001) }, { text: 7 }]) {
      expect((await ask(body)).status).toBe(400)
    }
    const statuses = []
    for (let count = 0; count < 11; count++) {
      statuses.push((await ask({ text: text() })).status)
    }
    expect(statuses.at(-2)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })
})

it('tells of a request that was stored by a process that died', async () => {
  const { payload } = portal
  const body = { text: text() }
  // The limits are counted by two writes, the third stores the request.
  let nth = 1
  for (; nth < 12; nth++) {
    const { died } = await killAtWrite(payload, nth, () => ask(body))
    if (!died) break
  }
  await runDue({ payload, work: requestWork, now: () => new Date(Date.now() + 600_000) })
  const where = { studentId: { equals: desk.student.id } }
  expect(await readRows({ payload, collection: 'contact-messages', where })).toHaveLength(1)
  expect(await mails('help-received')).toBe(1)
})

it('is answered only by staff who may', async () => {
  const { id } = await aRequest()
  const body = { text: 'In July.', key: newKey(), seen: 0 }
  expect((await portal.call('POST', callAddress(helpStaffCalls.answer, { id }), body)).status).toBe(401)
  expect(
    (
      await portal.call(
        'POST',
        callAddress(helpStaffCalls.answer, { id }),
        body,
        await loggedIn(portal.payload, desk.student),
      )
    ).status,
  ).toBe(401)
  expect((await answer('nothing', body)).status).toBe(404)
})

it('gives an earlier message a number when it is answered', async () => {
  const { payload } = portal
  const data = { firstName: 'Asha', phone: '9100000000', comment: 'Call me.', status: 'new', attempts: 0 } as const
  const { id } = await payload.create({ collection: 'contact-messages', data })
  expect((await answer(id, { text: 'We tried.', key: newKey(), seen: 0 })).reply.msg).toMatch(/read with HLP-/)
  expect(await stateOf(id)).toBe('handled')
})

it('exports and erases the requests of an account, and those sent from its phone before', async () => {
  const { payload } = portal
  const { id, reference } = await aRequest()
  await answer(id, { text: 'In July.', key: newKey(), seen: 0 })
  const earlier = {
    firstName: 'Asha',
    phone: desk.student.phone,
    comment: 'Call me.',
    status: 'new',
    attempts: 0,
  } as const
  await payload.create({ collection: 'contact-messages', data: earlier })
  const of = { payload, studentId: desk.student.id }
  expect(await requestsData.exportData(of)).toMatchObject([
    { messages: [{ text: 'Call me.' }] },
    { reference, state: 'handled', messages: [{}, { from: 'office', text: 'In July.' }] },
  ])
  await requestsData.erase(of)
  expect(await requestsData.exportData(of)).toEqual([])
  const where = { requestId: { equals: id } }
  expect(await readRows({ payload, collection: 'contact-replies', where })).toEqual([])
})

it('deletes the messages with their request', async () => {
  const { payload } = portal
  const { id, reference } = await aRequest()
  await write(reference, { text: 'Hello?', key: newKey() })
  await payload.delete({ collection: 'contact-messages', id })
  expect(await readRows({ payload, collection: 'contact-replies', where: { requestId: { equals: id } } })).toEqual([])
})
