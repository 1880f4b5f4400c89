import { rulesSchema } from '@pravesh/shared/allotment/calls/staff-processes'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { anOpenProcess, atStep, evenMarks } from '../../../test/builders/open-processes.ts'
import { type Applicant, meritTestCalls } from '../../../test/merit-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { entryOf } from '../entries/entry-record.ts'
import { saveRules } from '../prepare/save-rules.ts'
import { findProcess, type ProcessRecord } from '../processes/find-process.ts'
import { listsOf } from './find-lists.ts'
import { contentOf } from './list-cache.ts'

const portal = startTestPortal()
const calls = meritTestCalls(portal)
let open: OpenCourse
let process: ProcessRecord
let [asha, bina, chandan]: Applicant[] = []
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  process = await anOpenProcess(portal.payload, { open })
  asha = await calls.aVerified(open, 70)
  bina = await calls.aVerified(open, 80)
  chandan = await calls.aVerified(open, 60)
  await calls.anApplicant(open)
})

const at = async (step: Parameters<typeof atStep>[2]) => {
  process = await atStep(portal.payload, process, step)
}
const keyOf = async (applicant: Applicant | undefined) =>
  (await entryOf(portal.payload, applicant?.application.id ?? ''))?.rowKey
const newest = async () => {
  const [latest] = await listsOf(portal.payload, process.id)
  const { lists } = await contentOf(portal.payload, latest?.id ?? '')
  return { ...latest, rows: lists[0]?.rows ?? [], changes: lists[0]?.changes ?? [] }
}

describe('the lists of a process', () => {
  it('are not published before their day, nor the final one first', async () => {
    const early = await calls.preview(process.id, 'provisional')
    expect(early.reply.result).toMatchObject({ version: 1, people: 3, obstacles: ['too-early'] })
    expect((await calls.publishSeen(process.id, 'provisional')).status).toBe(409)
    await at('final-list')
    expect((await calls.preview(process.id, 'final')).reply.result.obstacles).toEqual(['no-provisional-list'])
    expect(await listsOf(portal.payload, process.id)).toEqual([])
  })

  it('have everyone who is valid and verified, by merit, once as they were previewed', async () => {
    await at('provisional-list')
    const { result } = (await calls.preview(process.id, 'provisional')).reply
    expect(result).toMatchObject({ people: 3, obstacles: [], changes: [] })
    const body = { kind: 'provisional', version: 1, hash: result.hash }
    expect((await calls.publish(process.id, { ...body, hash: 'x' })).status).toBe(409)
    expect((await calls.publish(process.id, { ...body, kind: 'x' })).status).toBe(400)
    expect((await calls.publish(process.id, body, calls.staff('admissions-officer'))).status).toBe(403)
    const answers = await Promise.all([1, 2].map(() => calls.publish(process.id, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows, kind, version, hash } = await newest()
    expect([kind, version, hash]).toEqual(['provisional', 1, result.hash])
    expect(rows.map(({ key, row }) => [key, row.place, row.score])).toEqual([
      [await keyOf(bina), 1, 800_000],
      [await keyOf(asha), 2, 700_000],
      [await keyOf(chandan), 3, 600_000],
    ])
    expect(rows[0]?.row.parts).toEqual(Array.from({ length: 5 }, () => 800_000))
    expect(JSON.stringify(rows)).not.toContain(bina?.application.number)
  })

  it('have a next version in which every change is explained', async () => {
    await at('objections')
    const better = evenMarks(90)
    await calls.verify(chandan as Applicant, { verdict: 'verified', marks: better })
    const { result } = (await calls.preview(process.id, 'provisional')).reply
    expect(result).toMatchObject({ version: 2, obstacles: [] })
    expect(result.changes).toHaveLength(3)
    expect(result.changes[0]).toMatchObject({
      after: { place: 1 },
      explanation: 'marks-corrected',
      isUnexplained: false,
    })
    expect((await calls.publishSeen(process.id, 'provisional')).status).toBe(200)
    const { changes } = await newest()
    expect(changes.map(({ before, after, explanation }) => [before?.place, after?.place, explanation])).toEqual([
      [3, 1, 'marks-corrected'],
      [1, 2, null],
      [2, 3, null],
    ])
  })

  it('are not published with a change that nothing explains', async () => {
    const { payload } = portal
    const where = { id: { equals: process.id } }
    const rules = { ...process.rules, minimumScore: { UR: 750_000 } } as never
    await changeOne({ payload, collection: 'merit-processes', where, data: { rules } })
    const { result } = (await calls.preview(process.id, 'provisional')).reply
    expect(result.obstacles).toEqual(['unexplained-changes'])
    expect(result.changes[0]).toMatchObject({ before: { place: 3 }, after: null, isUnexplained: true })
    expect((await calls.publishSeen(process.id, 'provisional')).status).toBe(409)
    await changeOne({ payload, collection: 'merit-processes', where, data: { rules: process.rules as never } })
    expect((await calls.preview(process.id, 'provisional')).reply.result.obstacles).toEqual([])
  })

  it('have a next version in which other rules of a later version explain the change', async () => {
    const { payload } = portal
    const [staff, now] = [{ id: 'officer', name: 'Mina Das' }, new Date()]
    const { revision, rules } = (await findProcess(payload, process.id)) ?? process
    const pack = { name: rules.pack.name, version: '2', source: 'High Court, 7 August 2026' }
    const sent = { revision, confirmed: true, rules: { ...rules, pack, minimumScore: { UR: 750_000 } } }
    await saveRules({ payload, id: process.id, sent: rulesSchema.parse(sent), staff, now })
    const { result } = (await calls.preview(process.id, 'provisional')).reply
    expect(result).toMatchObject({ people: 2, obstacles: [] })
    expect(result.changes[0]).toMatchObject({ before: { place: 3 }, after: null, explanation: 'rules-changed' })
    const back = { revision: revision + 1, confirmed: true, rules: { ...rules, pack: { ...pack, version: '3' } } }
    await saveRules({ payload, id: process.id, sent: rulesSchema.parse(back), staff, now })
    expect((await calls.preview(process.id, 'provisional')).reply.result).toMatchObject({ people: 3, obstacles: [] })
  })

  it('follow an application that has ended, and explain it', async () => {
    const { payload } = portal
    const where = { id: { equals: bina?.application.id ?? '' } }
    await changeOne({ payload, collection: 'applications', where, data: { status: 'REJECTED' } })
    await at('final-list')
    const { result } = (await calls.preview(process.id, 'final')).reply
    expect(result).toMatchObject({ version: 1, people: 2, obstacles: [] })
    expect(result.changes[0]).toMatchObject({ after: null, explanation: 'application-ended' })
    expect((await calls.publishSeen(process.id, 'final')).status).toBe(200)
    const { reply } = await calls.preview(process.id, 'provisional')
    expect(reply.result.obstacles).toContain('final-list-published')
  })

  it('are for who prepares and publishes them', async () => {
    const address = `/api/merit/staff/process/${process.id}/list?kind=final`
    expect((await portal.call('GET', address, undefined, calls.staff('verifier'))).status).toBe(403)
    expect((await portal.call('GET', address)).status).toBe(401)
    expect((await calls.preview(process.id, 'x')).status).toBe(404)
    expect((await calls.preview('x', 'final')).status).toBe(404)
  })
})
