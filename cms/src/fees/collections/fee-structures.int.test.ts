import type { Where } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { signedInStaff } from '../../../test/signed-in-staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { keyActiveFees } from '../structures/key-active-fees.ts'

const portal = startTestPortal()
/** JSON keeps `true` a boolean: as text in the address, the MongoDB adapter takes it for an id and finds nothing. */
const EVERY = `?where=${encodeURIComponent('{"id":{"exists":true}}')}`
let headers: Record<string, string>

beforeAll(async () => {
  headers = await signedInStaff(portal, 'admissions-officer')
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

it('is refused when another one is active for the same head and course, and says which', async () => {
  await add()
  const second = await send('POST', '', { ...fee, amountPaise: 130_000 })
  expect(second.status, second.text).toBe(400)
  expect(second.text).toContain('“Examination fee” (₹1,200) is already active')
  expect(await active()).toBe(1)
})

it('may be kept inactive, and for other heads and courses', async () => {
  await add()
  await add({ active: false })
  await add({ active: false })
  await add({ course: 'DELED' })
  await add({ action: 'DRESS' })
  expect(await active()).toBe(1)
})

it('cannot become the second active one by any change, one at a time or in bulk', async () => {
  await add()
  const inactive = await add({ active: false })
  const elsewhere = await add({ course: 'DELED' })
  const otherwise = await add({ action: 'DRESS' })
  const answers = [
    await send('PATCH', `/${inactive}`, { active: true }),
    await send('PATCH', `/${elsewhere}`, { course: 'BED' }),
    await send('PATCH', `/${otherwise}`, { action: 'EXAM' }),
    await send('PATCH', `?where[id][in]=${inactive},${elsewhere}`, { active: true, course: 'BED' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  const bulk = await send('PATCH', EVERY, { action: 'EXAM', course: 'BED', active: true })
  expect(bulk.status, bulk.text).toBe(400)
  expect(await active()).toBe(1)
})

it('takes the place of the other one after that is switched off or deleted', async () => {
  const first = await add()
  const second = await add({ active: false })
  await send('PATCH', `/${first}`, { active: false })
  expect(await send('PATCH', `/${second}`, { active: true })).toMatchObject({ status: 200 })
  expect(await send('DELETE', `/${second}`)).toMatchObject({ status: 200 })
  expect(await send('PATCH', `/${first}`, { active: true })).toMatchObject({ status: 200 })
})

it('is active once when many are added and activated at the same time', async () => {
  const waiting = await Promise.all(Array.from({ length: 4 }, () => add({ active: false })))
  await Promise.all([
    ...Array.from({ length: 4 }, () => send('POST', '', fee)),
    ...waiting.map((id) => send('PATCH', `/${id}`, { active: true })),
  ])
  expect(await active()).toBe(1)
})

it('does not let a client choose the key that keeps it unique', async () => {
  await add()
  expect(await send('POST', '', { ...fee, activeKey: 'another' })).toMatchObject({ status: 400 })
  expect(await active()).toBe(1)
})

it('is asked about when its amount changes by a factor of ten', async () => {
  const id = await add()
  const tenfold = await send('PATCH', `/${id}`, { amountPaise: 1_200_000 })
  expect(tenfold.status, tenfold.text).toBe(400)
  const confirmed = await send('PATCH', `/${id}`, { amountPaise: 1_200_000, confirmedAmounts: [1_200_000] })
  expect(confirmed.status, confirmed.text).toBe(200)
})

it('of an earlier version gets its key at the start; of two active ones the first stays', async () => {
  const { payload } = portal
  const rows = [
    { ...fee, text: 'Second', order: 1 },
    { ...fee, text: 'First', order: 0 },
    { ...fee, text: 'Former', order: 2, active: false },
    { ...fee, text: 'Of another course', course: 'DELED' },
  ]
  for (const data of rows) await payload.db.create({ collection: 'fee-structures', data })
  expect(await active()).toBe(2)
  await keyActiveFees(payload)
  await keyActiveFees(payload)
  const { docs } = await payload.find({ collection: 'fee-structures', sort: 'order' })
  const stillActive = docs.flatMap(({ active, text }) => (active ? text : [])).sort()
  expect(stillActive).toEqual(['First', 'Of another course'])
  expect(docs.every(({ activeKey }) => activeKey)).toBe(true)
  expect(await send('POST', '', fee)).toMatchObject({ status: 400 })
})
