/** @sqlite-only a-year-in-a-day.int.test.ts and killed-rounds.int.test.ts run and publish on both */
import { createHash } from 'node:crypto'
import { verifyFile } from '@pravesh/shared/verifier/verify-file'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { meritRounds } from '../../../test/merit-rounds.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { packed, unpacked } from '../lists/packed.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { contentOf } from './find-runs.ts'

const portal = startTestPortal()
let open: OpenCourse
let [one, two]: [StaffSession, StaffSession] = [] as never
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  one = await aStaffSession(portal, ['administrator'], 'Mina')
  two = await aStaffSession(portal, ['administrator'], 'Ravi')
})
const rounds = meritRounds(portal, () => open)

const post = (path: string, { headers }: StaffSession) => portal.call('POST', `/api/merit/staff${path}`, {}, headers)
const get = (path: string, headers = {}) => portal.call('GET', `/api/merit${path}`, undefined, headers)

/** With twelve entries and two seats at each of the two units. */
async function aListedProcess(): Promise<ProcessRecord> {
  const process = await rounds.aProcess({ seats: 2 })
  for (let number = 12; number >= 1; number--) {
    const choices = number % 3 === 0 ? ['C2'] : ['C1', 'C2']
    await rounds.anEntry(process, number, { choices, category: number % 4 === 0 ? 'SC' : 'UR' })
  }
  await rounds.publishList(process)
  return process
}
const setEntry = async (key: string, data: { choices?: string[]; isValid?: boolean }) =>
  changeOne({ payload: portal.payload, collection: 'merit-entries', where: { key: { equals: key } }, data })

describe('a dry run', () => {
  it('has figures, and is published by another person, after which anyone can check it', async () => {
    const process = await aListedProcess()
    const ran = await post(`/process/${process.id}/run`, one)
    expect([ran.status, ran.reply.result]).toMatchObject([
      200,
      { round: 1, number: 1, state: 'dry', candidates: 12, seated: 4, findings: [], isPublishable: false },
    ])
    const { id, figures, comparison } = ran.reply.result
    expect(comparison).toBeNull()
    expect(figures).toMatchObject([
      { unit: 'C1', category: 'UR', seats: 2, filled: 2, vacant: 0, cutOff: 899_800 },
      { unit: 'C2', category: 'UR', seats: 2, filled: 2, vacant: 0, cutOff: 899_600 },
    ])
    expect((await get(`/run/${id}`)).status).toBe(404)
    expect((await get(`/staff/run/${id}`, two.headers)).reply.result).toMatchObject({ id, isPublishable: true })
    const own = await post(`/run/${id}/publish`, one)
    expect([own.status, own.reply.msg]).toEqual([409, expect.stringContaining('Another person')])
    const published = await post(`/run/${id}/publish`, two)
    expect([published.status, published.reply.result]).toMatchObject([200, { state: 'published', publishedBy: 'Ravi' }])
    const file = await get(`/run/${id}`)
    expect(await verifyFile(new Uint8Array(file.bytes))).toMatchObject({ findings: [] })
    expect((await get(`/vacancies/${process.id}`)).reply.result).toEqual(figures)
    expect((await post(`/run/${id}/publish`, two)).status).toBe(409)
    const list = await get(`/staff/process/${process.id}/runs`, one.headers)
    expect(list.reply.result).toMatchObject({
      runs: [{ id, round: 1 }],
      nextRound: 2,
      obstacle: expect.stringContaining('can be answered until'),
    })
  })

  it('has the same bytes in every database', async () => {
    const id = await rounds.run(await aListedProcess())
    const { resultHash } = await rounds.runRow(id)
    const [, input = ''] = unpacked(await contentOf(portal.payload, id)).split('\n')
    const [first, second] = open.colleges.map((college) => college.id)
    // Ids of colleges are random.
    const named = input.replaceAll(first ?? '', 'FIRST').replaceAll(second ?? '', 'SECOND')
    expect(createHash('sha256').update(named).digest('hex')).toBe(
      'a63251a340465f7828a0d3d519ef698fd11f29e30ba3048c45082ae740d3b926',
    )
    expect(resultHash).toBe('b4b770eab509d8c3fdfd8a8e683131fab4db0add0b71a54b4837a8ff1b80b7f0')
  })

  it('is compared with the one before, by the numbers of applications', async () => {
    const process = await aListedProcess()
    await rounds.run(process)
    await setEntry('application-1', { choices: ['C2'] })
    const { reply } = await post(`/process/${process.id}/run`, one)
    expect(reply.result).toMatchObject({ number: 2, comparison: { with: 'run-before', causes: { choices: 1 } } })
    expect(reply.result.comparison.rows[0]).toMatchObject({
      number: 'N1',
      before: { unit: 'C1' },
      after: { unit: 'C2' },
      cause: 'choices',
    })
    const query = `header=names&reason=Law&run=${reply.result.id}`
    const { text } = await portal.call('GET', `/api/exports/changed-seats?${query}`, undefined, one.headers)
    expect(text).toContain(`N1,${open.colleges[0].name},UR,${open.colleges[1].name},UR,Other choices`)
    expect(text.trim().split('\n')).toHaveLength(1 + reply.result.comparison.total)
  })

  it('waits for the final list', async () => {
    const process = await rounds.aProcess()
    await expect(rounds.run(process)).rejects.toMatchObject({
      status: 409,
      publicMessage: expect.stringContaining('final list'),
    })
  })
})

describe('the publication', () => {
  it('is refused when the data have changed since', async () => {
    const process = await aListedProcess()
    const id = await rounds.run(process)
    await setEntry('application-2', { isValid: false })
    await expect(rounds.publish(id)).rejects.toMatchObject({
      status: 409,
      publicMessage: expect.stringContaining('changed'),
    })
    await setEntry('application-2', { isValid: true })
    await rounds.publish(id)
  })

  it('is refused for a run that is not the newest', async () => {
    const process = await aListedProcess()
    const id = await rounds.run(process)
    await rounds.run(process)
    await expect(rounds.publish(id)).rejects.toMatchObject({ publicMessage: expect.stringContaining('newer run') })
  })

  it.each([
    ['a seat that was given to another person', (file: string) => file.replace('"seats":[{', '"seats":[null,{')],
    ['a score', (file: string) => file.replace('899900', '899901')],
  ])('is refused when %s was tampered with, and never possible again', async (_, tamper) => {
    const { payload } = portal
    const id = await rounds.run(await aListedProcess())
    const file = unpacked(await contentOf(payload, id))
    expect(tamper(file)).not.toBe(file)
    const where = { id: { equals: id } }
    await changeOne({ payload, collection: 'allotment-runs', where, data: { content: packed(tamper(file)) } })
    await expect(rounds.publish(id)).rejects.toMatchObject({
      status: 409,
      publicMessage: expect.stringContaining('error'),
    })
    expect(await rounds.runRow(id)).toMatchObject({
      state: 'refused',
      findings: expect.arrayContaining([expect.stringContaining('hash')]),
    })
    await expect(rounds.publish(id)).rejects.toMatchObject({ status: 409 })
  })

  it('happens once when two people publish at once', async () => {
    const process = await aListedProcess()
    const id = await rounds.run(process)
    const third = { id: 'staff-3', name: 'Asha' }
    const outcomes = await Promise.allSettled([rounds.publish(id), rounds.publish(id, third)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await rounds.work()
    const where = { process: { equals: process.id } }
    const offers = await readRows({ payload: portal.payload, collection: 'seat-offers', where, limit: 100 })
    expect(offers).toHaveLength(4)
  })
})
