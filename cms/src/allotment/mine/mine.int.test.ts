/** @sqlite-only views of what a-year-in-a-day.int.test.ts and others write and read on both */
import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { anOpenProcess, atStep, evenMarks } from '../../../test/builders/open-processes.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { type Applicant, meritTestCalls } from '../../../test/merit-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

const portal = startTestPortal()
const calls = meritTestCalls(portal)
let open: OpenCourse
let process: ProcessRecord
let [asha, bina]: Applicant[] = []
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  process = await anOpenProcess(portal.payload, { open })
})

const mine = async (applicant: Applicant | undefined) =>
  (await portal.call('GET', '/api/merit/mine', undefined, applicant?.headers)).reply.result
const at = async (step: Parameters<typeof atStep>[2]) => {
  process = await atStep(portal.payload, process, step)
}
const list = async (query: string) =>
  portal.call('GET', `/api/merit/list?process=${process.id}&kind=provisional&${query}`)

describe('the processes of an applicant', () => {
  it('show what is missing, and what can be done', async () => {
    const [without, one] = [
      await loggedIn(portal.payload, await anActiveStudent(portal.payload)),
      await calls.anApplicant(open),
    ]
    expect((await portal.call('GET', '/api/merit/mine', undefined, without)).reply.result).toEqual([])
    expect((await portal.call('GET', '/api/merit/mine')).status).toBe(401)
    const [own, ...others] = await mine(one)
    expect(others).toEqual([])
    expect(own).toMatchObject({
      applicationId: one.application.id,
      processId: process.id,
      score: { marks: null, verification: 'missing', score: null, isOpen: true },
      findings: [{ code: 'marks-missing' }],
      choices: { chosen: [], isOpen: false, most: 5, simulation: null },
      lists: [],
      objection: null,
      result: null,
      standing: 'in',
    })
    const marks = evenMarks(50)
    const saved = await calls.send(one, 'marks', { revision: own.revision, marks })
    const [after] = await mine(one)
    expect(after).toMatchObject({
      revision: saved.reply.result.revision,
      score: { score: 500_000, isVerified: false },
      findings: [{ code: 'marks-unverified' }],
    })
    expect(after.score.parts).toHaveLength(5)
  })

  it('show the own place in the lists, and the objection to the newest one', async () => {
    asha = await calls.aVerified(open, 70, { answers: { gender: 'FEMALE' } })
    bina = await calls.aVerified(open, 80)
    await at('provisional-list')
    await calls.publishSeen(process.id, 'provisional')
    const [own] = await mine(asha)
    expect(own).toMatchObject({
      groups: ['W'],
      lists: [{ kind: 'provisional', version: 1, place: 2, placeInCategory: 2, score: 700_000, category: 'UR' }],
    })
    await at('objections')
    const data = new FormData()
    data.set('about', 'marks')
    data.set('text', 'One mark is wrong.')
    expect((await calls.send(asha, 'objection', data)).status).toBe(200)
    expect((await mine(asha))[0].objection).toEqual({
      about: 'marks',
      text: 'One mark is wrong.',
      state: 'open',
      decision: '',
    })
    expect((await mine(bina))[0].objection).toBeNull()
  })

  it('show seats, last year’s cut-off and the simulated rank while choices are open', async () => {
    const before = await anOpenProcess(portal.payload, {
      open: { ...open, sessionYear: '2001-03' },
      state: 'closed',
    })
    // The colleges had the codes of each other.
    const swapped = before.units.map((unit, at) => ({ ...unit, code: before.units[1 - at]?.code ?? '' }))
    await changeOne({
      payload: portal.payload,
      collection: 'merit-processes',
      where: { id: { equals: before.id } },
      data: { units: swapped },
    })
    await insertRow({
      payload: portal.payload,
      collection: 'allotment-runs',
      data: {
        ...{ key: `${before.id}/1/1`, process: before.id, round: 1, number: 1, state: 'published' },
        ...{
          publishedKey: `${before.id}/1`,
          rules: {},
          matrixVersion: 1,
          lotSeed: 's',
          inputHash: 'i',
          resultHash: 'r',
        },
        ...{ content: '', ranAt: new Date().toISOString(), ranBy: 'A', ranById: 'a', candidates: 1, seated: 1 },
        figures: [{ unit: 0, category: 0, seats: 2, filled: 2, vacant: 0, moved: 0, cutOff: 612_345, lastPlace: 2 }],
        ...{ offersUpTo: 0, attempts: 0 },
      },
    })
    await at('choices')
    // What staff have entered stands in for a round of the portal.
    const cutOffs = { session: '2024-2026', source: 'List of 2 July 2024', scores: { UR: 505_000, SC: 400_000 } }
    await changeOne({
      payload: portal.payload,
      collection: 'merit-processes',
      where: { id: { equals: process.id } },
      data: { units: process.units.map((unit) => ({ ...unit, cutOffs })) },
    })
    for (const applicant of [asha, bina] as Applicant[]) {
      const body = { revision: await calls.revisionOf(applicant), choices: ['C1'] }
      expect((await calls.send(applicant, 'choices', body)).status).toBe(200)
    }
    const [own] = await mine(asha)
    expect(own.choices).toMatchObject({ chosen: ['C1'], isOpen: true })
    expect(own.choices.units).toMatchObject([
      {
        code: 'C1',
        amountPaise: 500_000,
        seats: 2,
        ownSeats: 2,
        lastCutOff: { score: 505_000, session: '2024-2026', source: 'List of 2 July 2024' },
      },
      { code: 'C2', amountPaise: 1_000_000, lastCutOff: { score: 612_345, session: '2001-03', source: '' } },
    ])
    expect(own.choices.simulation).toMatchObject({
      ranks: [{ subject: '', rank: 2, rankInCategory: 2, people: 2 }],
      unit: 'C1',
    })
    const body = { revision: await calls.revisionOf(asha as Applicant), choices: [] }
    await calls.send(asha as Applicant, 'choices', body)
    // Of the same time, until it is computed anew.
    expect((await mine(asha))[0].choices.simulation).toEqual(own.choices.simulation)
    portalOf(portal.payload).meritSimulations?.clear()
    expect((await mine(asha))[0].choices.simulation).toMatchObject({ ranks: [{ rank: 2 }], unit: null })
    await at('rounds')
    expect((await mine(asha))[0].choices).toMatchObject({ isOpen: false, simulation: null })
  })
})

describe('what anyone sees', () => {
  it('are the processes that are open or closed, with the lots once a list is published', async () => {
    const other = await anOpenCourse(portal.payload, 'DPHARM')
    const draft = await anOpenProcess(portal.payload, { open: other, state: 'draft' })
    const { reply } = await portal.call('GET', '/api/merit/processes')
    const ids = reply.result.map(({ id }: { id: string }) => id)
    expect([ids.includes(process.id), ids.includes(draft.id)]).toEqual([true, false])
    const own = reply.result.find(({ id }: { id: string }) => id === process.id)
    expect(own).toMatchObject({
      lists: [{ kind: 'provisional', version: 1 }],
      lotSeed: 'a seed',
      subjects: [''],
      seats: [{ unit: 'C1', seats: 2 }, { unit: 'C2' }],
    })
    const unlisted = reply.result.find(({ session }: { session: string }) => session === '2001-03')
    expect(unlisted).toMatchObject({ lotSeed: null, runs: [{ round: 1, inputHash: 'i' }] })
    expect(JSON.stringify(reply.result)).not.toContain(asha?.application.number)
  })

  it('are masked names by merit, and the own row by the number of the application', async () => {
    const { reply, text } = await list('')
    expect(reply.result).toMatchObject({
      total: 2,
      pages: 1,
      rows: [{ place: 1, score: 800_000, change: null }, { place: 2 }],
    })
    expect(text).not.toContain(asha?.application.studentName)
    expect(text).not.toContain('rowKey')
    expect((await list(`number=${asha?.application.number}`)).reply.result).toMatchObject({
      total: 1,
      rows: [{ place: 2 }],
    })
    // As it is typed or copied.
    expect((await list(`number=+${asha?.application.number.toLowerCase()}+`)).reply.result.total).toBe(1)
    expect((await list('number=X1')).reply.result).toMatchObject({ total: 0, rows: [] })
    expect((await list('category=SC')).reply.result.total).toBe(0)
    expect((await list('page=2')).reply.result).toMatchObject({ total: 2, rows: [] })
  })

  it.each([
    ['an unknown version', 'version=2'],
    ['an unknown subject', 'subject=BENGALI'],
    ['no version', 'version=x'],
  ])('is no list with %s', async (_, query) => expect((await list(query)).status).toBe(404))

  it('is no list of an unknown kind or process', async () => {
    expect((await portal.call('GET', `/api/merit/list?process=${process.id}&kind=x`)).status).toBe(404)
    expect((await portal.call('GET', '/api/merit/list?process=x&kind=final')).status).toBe(404)
  })
})
