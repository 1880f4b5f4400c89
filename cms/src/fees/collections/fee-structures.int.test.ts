import type { Where } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { keyActiveFees } from '../structures/key-active-fees.ts'

const portal = startTestPortal()
/** JSON, so that `true` stays a boolean. As a query string, the MongoDB adapter reads it as an id and finds nothing. */
const EVERY = `?where=${encodeURIComponent('{"id":{"exists":true}}')}`
let headers: Record<string, string>

beforeAll(async () => {
  headers = (await aStaffSession(portal, ['admissions-officer'])).headers
})
beforeEach(async () => {
  await portal.payload.delete({ collection: 'fee-structures', where: { id: { exists: true } } })
})

const fee = { action: 'EXAM', course: 'BED', amountPaise: 120_000, text: 'Examination fee', active: true }
const send = (method: string, path: string, body?: object) =>
  portal.call(method, `/api/fee-structures${path}`, body, headers)
const add = async (change: object = {}): Promise<string> => {
  const answer = await send('POST', '', { ...fee, ...change })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.reply.doc.id
}
const active = async () => {
  const where: Where = {
    and: [{ active: { equals: true } }, { action: { equals: 'EXAM' } }, { course: { equals: 'BED' } }],
  }
  return (await portal.payload.find({ collection: 'fee-structures', where })).totalDocs
}

it('refuses a second active fee for the same head and course, and names the first', async () => {
  await add()
  const second = await send('POST', '', { ...fee, amountPaise: 130_000 })
  expect(second.status, second.text).toBe(400)
  expect(second.reply.errors[0].message).toContain('Check “Active”. “Examination fee” (₹1,200) is already active')
  expect(await active()).toBe(1)
})

it('allows inactive fees, and active fees for other heads and courses', async () => {
  await add()
  await add({ active: false })
  await add({ active: false })
  await add({ course: 'DELED' })
  await add({ action: 'DRESS' })
  expect(await active()).toBe(1)
})

it('refuses every change that would create a second active fee, one at a time or in bulk', async () => {
  await add()
  const inactive = await add({ active: false })
  const otherCourse = await add({ course: 'DELED' })
  const otherHead = await add({ action: 'DRESS' })
  const answers = [
    await send('PATCH', `/${inactive}`, { active: true }),
    await send('PATCH', `/${otherCourse}`, { course: 'BED' }),
    await send('PATCH', `/${otherHead}`, { action: 'EXAM' }),
    await send('PATCH', `?where[id][in]=${inactive},${otherCourse}`, { active: true, course: 'BED' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  const bulk = await send('PATCH', EVERY, { action: 'EXAM', course: 'BED', active: true })
  expect(bulk.status, bulk.text).toBe(400)
  expect(await active()).toBe(1)
})

it('allows a replacement after the active fee is deactivated or deleted', async () => {
  const first = await add()
  const second = await add({ active: false })
  await send('PATCH', `/${first}`, { active: false })
  expect(await send('PATCH', `/${second}`, { active: true })).toMatchObject({ status: 200 })
  expect(await send('DELETE', `/${second}`)).toMatchObject({ status: 200 })
  expect(await send('PATCH', `/${first}`, { active: true })).toMatchObject({ status: 200 })
})

it('has one active fee after many are added and activated concurrently', async () => {
  const waiting = await Promise.all(Array.from({ length: 4 }, () => add({ active: false })))
  await Promise.all([
    ...Array.from({ length: 4 }, () => send('POST', '', fee)),
    ...waiting.map((id) => send('PATCH', `/${id}`, { active: true })),
  ])
  expect(await active()).toBe(1)
})

it('does not let a client set the unique key', async () => {
  await add()
  expect(await send('POST', '', { ...fee, activeKey: 'another' })).toMatchObject({ status: 400 })
  expect(await active()).toBe(1)
})

it('asks for confirmation when an amount changes by a factor of ten', async () => {
  const id = await add()
  const tenfold = await send('PATCH', `/${id}`, { amountPaise: 1_200_000 })
  expect(tenfold.status, tenfold.text).toBe(400)
  const confirmed = await send('PATCH', `/${id}`, { amountPaise: 1_200_000, confirmedAmounts: [1_200_000] })
  expect(confirmed.status, confirmed.text).toBe(200)
})

it('adds keys to fees of an earlier version at startup, and keeps the first of two active fees', async () => {
  const { payload } = portal
  const rows = [
    { ...fee, text: 'Second', order: 1 },
    { ...fee, text: 'First', order: 0 },
    { ...fee, text: 'Former', order: 2, active: false },
    { ...fee, text: 'Of another course', course: 'DELED' },
  ]
  for (const data of rows) await insertRow({ payload, collection: 'fee-structures', data: data as never })
  expect(await active()).toBe(2)
  await keyActiveFees(payload)
  await keyActiveFees(payload)
  const { docs } = await payload.find({ collection: 'fee-structures', sort: 'order' })
  const stillActive = docs.flatMap(({ active, text }) => (active ? text : [])).sort()
  expect(stillActive).toEqual(['First', 'Of another course'])
  expect(docs.every(({ activeKey }) => activeKey)).toBe(true)
  expect(await send('POST', '', fee)).toMatchObject({ status: 400 })
})
