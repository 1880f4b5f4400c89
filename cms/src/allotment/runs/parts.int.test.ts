import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { meritRounds } from '../../../test/merit-rounds.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { newRecordId } from '../../database/records/new-record-id.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import { listsOf } from '../lists/find-lists.ts'
import { readPart, readText, writeText } from '../lists/parts.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { contentOf } from './find-runs.ts'
import { sweepParts } from './sweep-parts.ts'

const portal = startTestPortal()
let open: OpenCourse
let process: ProcessRecord
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
})
beforeEach(async () => {
  process = await rounds.aProcess({ seats: 2 })
  for (const number of [1, 2, 3, 4, 5]) await rounds.anEntry(process, number)
  await rounds.publishList(process)
  await deleteRows({ payload: portal.payload, collection: 'merit-parts', where: { id: { exists: true } } })
})
const rounds = meritRounds(portal, () => open)
const LENGTH = 100

function inShortParts(): void {
  portalOf(portal.payload).meritPartLength = LENGTH
  onTestFinished(() => {
    portalOf(portal.payload).meritPartLength = undefined
  })
}

const seatsOf = (run: string) =>
  countRows({ payload: portal.payload, collection: 'seat-offers', where: { run: { equals: run } } })

it('a run has its content and its outcomes in parts, so that its own row stays small', async () => {
  inShortParts()
  const { payload } = portal
  const id = await rounds.run(process)
  const row = await readRow({ payload, collection: 'allotment-runs', where: { id: { equals: id } } })
  expect(row).toMatchObject({ content: '', portions: 1 })
  expect(row?.outcomes).toBeFalsy()
  const content = await contentOf(payload, id)
  const parts = await readRows({ payload, collection: 'merit-parts', where: { id: { exists: true } }, limit: 1000 })
  const ofContent = parts.filter(({ key }) => key.startsWith(`${id}/content/`))
  expect(content.length).toBeGreaterThan(3 * LENGTH)
  expect(ofContent).toHaveLength(Math.ceil(content.length / LENGTH))
  expect(Math.max(...ofContent.map((part) => part.content.length))).toBe(LENGTH)
  expect(parts).toHaveLength(ofContent.length + 1)
  await rounds.publish(id)
  await rounds.work()
  expect(await seatsOf(id)).toBe(4)
  expect((await portal.call('GET', `/api/merit/run/${id}`)).status).toBe(200)
})

it('a run without one of its parts gives no seats, and is tried again', async () => {
  const { payload } = portal
  const id = await rounds.run(process)
  await rounds.publish(id)
  const where = { key: { equals: `${id}/outcomes/0` } }
  const part = await readRow({ payload, collection: 'merit-parts', where })
  await deleteRows({ payload, collection: 'merit-parts', where })
  await rounds.work()
  expect(await seatsOf(id)).toBe(0)
  await writeText({ payload, owner: id, kind: 'outcomes' }, part?.content ?? '')
  await rounds.work(new Date(Date.now() + 60 * 60_000))
  expect(await seatsOf(id)).toBe(4)
})

it('a run from before there were parts is published as it was stored', async () => {
  const { payload } = portal
  const id = await rounds.run(process)
  const outcomes = [await readPart({ payload, owner: id, kind: 'outcomes' }, 0)]
  const data = { content: await contentOf(payload, id), outcomes, portions: null }
  await changeOne({ payload, collection: 'allotment-runs', where: { id: { equals: id } }, data })
  await deleteRows({ payload, collection: 'merit-parts', where: { id: { exists: true } } })
  await rounds.publish(id)
  await rounds.work()
  expect(await seatsOf(id)).toBe(4)
})

it('parts of a run that was killed before its row was written are deleted after a day, and no others', async () => {
  const { payload } = portal
  const run = await rounds.run(process)
  const [list] = await listsOf(payload, process.id)
  for (const owner of [list?.id ?? '', newRecordId(payload, new Date()), newRecordId(payload, new Date())])
    await writeText({ payload, owner, kind: 'content' }, 'A text.')
  const owners = async () => {
    const parts = await readRows({ payload, collection: 'merit-parts', where: { id: { exists: true } }, limit: 100 })
    return new Set(parts.map(({ key }) => key.split('/')[0]))
  }
  const sweep = async (hours: number) => {
    portalOf(payload).sweptMeritPartsAt = undefined
    await sweepParts.run({ payload, now: () => new Date(Date.now() + hours * 60 * 60_000) })
  }
  await sweep(23)
  expect((await owners()).size).toBe(4)
  await sweep(25)
  expect(await owners()).toEqual(new Set([run, list?.id]))
})

it.each(['', 'x', 'x'.repeat(LENGTH), 'ab'.repeat(LENGTH), 'abc'.repeat(LENGTH).slice(1)])(
  '%s is read as written',
  async (text) => {
    inShortParts()
    const options = { payload: portal.payload, owner: `text-${text.length}`, kind: 'content' } as const
    await writeText(options, text)
    await writeText(options, text)
    expect(await readText(options)).toBe(text)
  },
)
