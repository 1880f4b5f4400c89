import { beforeEach, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { readRow } from '../../database/records/read-row.ts'
import { startAlone } from './first-start.ts'

const portal = startTestPortal()
let running = 0
let most = 0

beforeEach(async () => {
  for (const collection of ['staff', 'rate-limits'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
  }
  running = 0
  most = 0
})

/** A start that takes a few turns of the event loop. */
const start = () =>
  startAlone(portal.payload, async () => {
    most = Math.max(most, ++running)
    await readRow({ payload: portal.payload, collection: 'staff', where: { id: { exists: true } } })
    running -= 1
    return 'started'
  })

it('lets one process at a time start on an empty database', async () => {
  expect(await Promise.all([start(), start(), start()])).toEqual(['started', 'started', 'started'])
  expect(most).toBe(1)
})

it('continues after a process was killed during the first start', async () => {
  const data = { key: 'first-start', windowEndsAt: new Date(Date.now() - 1).toISOString(), count: 1 }
  await insertRow({ payload: portal.payload, collection: 'rate-limits', data })
  expect(await start()).toBe('started')
  expect((await portal.payload.find({ collection: 'rate-limits' })).docs).toEqual([])
})
