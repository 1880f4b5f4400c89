import { beforeAll, beforeEach, expect, it } from 'vitest'
import { aMeritProcess } from '../../../test/builders/merit-processes.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { currentSession } from '../fees-and-session.ts'

const portal = startTestPortal()
/** JSON, so that `true` stays a boolean. As a query string, the MongoDB adapter reads it as an id and finds nothing. */
const EVERY = `?where=${encodeURIComponent('{"id":{"exists":true}}')}`
let headers: Record<string, string>
let ids: Record<string, string> = {}

const send = (method: string, path: string, body?: object) =>
  portal.call(method, `/api/academic-sessions${path}`, body, headers)
const add = async (year: string, current: boolean): Promise<void> => {
  const { id } = await portal.payload.create({ collection: 'academic-sessions', data: { year, current } })
  ids[year] = id
}
const current = async () => {
  const { docs } = await portal.payload.find({ collection: 'academic-sessions', sort: 'year' })
  const marked = docs.flatMap((session) => (session.current ? session.year : []))
  expect(marked).toEqual([(await currentSession({ payload: portal.payload }))?.year])
  return marked[0]
}

beforeAll(async () => {
  headers = (await aStaffSession(portal, ['admissions-officer'])).headers
})
beforeEach(async () => {
  await deleteRows({ payload: portal.payload, collection: 'academic-sessions', where: { id: { exists: true } } })
  ids = {}
  await add('2024-2026', false)
  await add('2025-2027', true)
  await add('2026-2028', false)
})

it('replaces the current session when another session is made current', async () => {
  expect(await current()).toBe('2025-2027')
  expect(await send('PATCH', `/${ids['2026-2028']}`, { current: true })).toMatchObject({ status: 200 })
  expect(await current()).toBe('2026-2028')
  expect(await send('PATCH', `/${ids['2025-2027']}`, { current: true })).toMatchObject({ status: 200 })
  expect(await current()).toBe('2025-2027')
})

it('does not let the current session be unset, one at a time or in bulk', async () => {
  const one = await send('PATCH', `/${ids['2025-2027']}`, { current: false })
  expect(one.status, one.text).toBe(400)
  expect(one.text).toContain('Make another session the current one instead')
  await send('PATCH', EVERY, { current: false })
  expect(await current()).toBe('2025-2027')
})

it('keeps the years of a session that has a merit process', async () => {
  const path = `/${ids['2024-2026']}`
  expect((await send('PATCH', path, { year: '2023-2025' })).status).toBe(200)
  await aMeritProcess(portal.payload, { sessionYear: '2023-2025' })
  const refused = await send('PATCH', path, { year: '2022-2024' })
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('2023-2025 has applications or a merit'),
  ])
  expect((await send('PATCH', path, { year: '2023-2025', current: true })).status).toBe(200)
})

it('does not let the current session be deleted, one at a time or in bulk', async () => {
  const one = await send('DELETE', `/${ids['2025-2027']}`)
  expect(one.status, one.text).toBe(409)
  expect(one.text).toContain('2025-2027 is the current session')
  await send('DELETE', EVERY)
  expect(await current()).toBe('2025-2027')
})

it('has exactly one current session when all are made current at once, in bulk or by separate requests', async () => {
  await Promise.all(Object.values(ids).map((id) => send('PATCH', `/${id}`, { current: true })))
  expect(Object.keys(ids)).toContain(await current())
  await send('PATCH', EVERY, { current: true })
  expect(Object.keys(ids)).toContain(await current())
})

it('has a current session after a concurrent deletion and change', async () => {
  await Promise.all([
    send('PATCH', `/${ids['2024-2026']}`, { current: true }),
    send('DELETE', `/${ids['2024-2026']}`),
    send('PATCH', `/${ids['2025-2027']}`, { current: false }),
  ])
  expect(await current()).toBeDefined()
})

it('makes the first session of a new portal current, even if it is not marked', async () => {
  await deleteRows({ payload: portal.payload, collection: 'academic-sessions', where: { id: { exists: true } } })
  await add('2027-2029', false)
  expect(await current()).toBe('2027-2029')
})

it('uses the marked session among sessions saved by an earlier version', async () => {
  await deleteRows({ payload: portal.payload, collection: 'academic-sessions', where: { id: { exists: true } } })
  for (const [year, current] of [
    ['2024-2026', true],
    ['2025-2027', false],
  ] as const) {
    await insertRow({ payload: portal.payload, collection: 'academic-sessions', data: { year, current } })
  }
  expect(await current()).toBe('2024-2026')
})

it('ignores a `currentSince` sent by a client', async () => {
  const later = new Date(Date.now() + 1e9).toISOString()
  await send('PATCH', `/${ids['2024-2026']}`, { currentSince: later })
  expect(await current()).toBe('2025-2027')
})
