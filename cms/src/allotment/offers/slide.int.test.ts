import type { Marks } from '@pravesh/shared/allotment/entries/entry'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  type OpenCourse,
  reread,
  verifyDocumentsOf,
} from '../../../test/builders/applications.ts'
import { anOpenProcess, atStep, marksOf } from '../../../test/builders/open-processes.ts'
import { type Applicant, meritTestCalls } from '../../../test/merit-calls.ts'
import { meritRounds, type Person } from '../../../test/merit-rounds.ts'
import { seatMoney } from '../../../test/seat-money.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Student } from '../../payload-types.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

const portal = startTestPortal()
const calls = meritTestCalls(portal)
let open: OpenCourse
let process: ProcessRecord
const rounds = meritRounds(portal, () => open)
const { faults, paymentsFor } = seatMoney(portal, rounds)

/** All apply for English; History is the further subject. */
const [ENGLISH, HISTORY] = ['C1/ENGLISH', 'C1/HISTORY']
const ELSEWHERE = 'C2/ENGLISH'
const mean = (score: number) => marksOf(...['language', ...Array(4).fill('elective')].map((kind) => `${kind} ${score}`))
const withHistory = (score: number) => ({ ...mean(score), further: ['HISTORY'] })

beforeAll(async () => {
  const { payload } = portal
  open = await anOpenCourse(payload, 'BED')
  process = await anOpenProcess(payload, { open, subjects: ['ENGLISH', 'HISTORY'] })
  const prices = new Map([
    [ENGLISH, 1_000_000],
    [HISTORY, 700_025],
  ])
  const units = process.units.map((unit) => ({ ...unit, amountPaise: prices.get(unit.code) ?? 500_000 }))
  await changeOne({ payload, collection: 'merit-processes', where: { id: { equals: process.id } }, data: { units } })
  await rounds.matrix(
    process,
    units.map(({ code }) => ({ unit: code, category: 'UR', seats: 1, minimum: {} })),
  )
})

/** An applicant whose marks are found as typed, or with other further subjects. */
async function verified(score: number, change: { typed?: Marks; found?: Marks } = {}): Promise<Applicant> {
  const { typed = mean(score), found = typed } = change
  const applicant = await calls.anApplicant(open, { answers: { subject: 'ENGLISH' } })
  expect((await calls.saveMarks(applicant, typed)).status).toBe(200)
  expect((await calls.verify(applicant, { verdict: 'verified', marks: found })).status).toBe(200)
  return applicant
}
const own = async ({ headers }: Applicant) =>
  (await portal.call('GET', '/api/merit/mine', undefined, headers)).reply.result[0]
const choose = async (applicant: Applicant, choices: string[]) =>
  calls.send(applicant, 'choices', { revision: await calls.revisionOf(applicant), choices })
const personOf = async ({ application: { id, studentId } }: Applicant): Promise<Person> => ({
  student: (await portal.payload.findByID({ collection: 'students', id: studentId, depth: 0 })) as Student,
  entry: await rounds.entryFor(id),
})
const publicRows = async (subject: string) =>
  (await portal.call('GET', `/api/merit/list?process=${process.id}&kind=final&subject=${subject}`)).reply.result.rows

describe('a further subject', () => {
  it('is one that the process has, besides that of the application', async () => {
    const applicant = await calls.anApplicant(open, { answers: { subject: 'ENGLISH' } })
    const refused = async (further: unknown) => {
      const { status, reply } = await calls.saveMarks(applicant, { ...mean(70), further } as never)
      return [status, reply.errors[0]?.field, reply.errors[0]?.message]
    }
    expect(await refused(['PHYSICS'])).toEqual([400, 'marks.further.0', expect.stringContaining('not given')])
    expect(await refused(['ENGLISH'])).toEqual([400, 'marks.further.0', expect.stringContaining('of the application')])
    expect(await refused(['HISTORY', 'HISTORY'])).toEqual([400, 'marks.further.1', expect.stringContaining('twice')])
    expect((await refused('HISTORY'))[0]).toBe(400)
    const sent = { verdict: 'verified', marks: { ...mean(70), further: ['ENGLISH'] } }
    expect((await calls.verify(applicant, sent)).reply.errors[0].field).toBe('marks.further.0')
  })

  it('puts no one on its list before an officer has found it in the documents', async () => {
    const applicant = await calls.anApplicant(open, { answers: { subject: 'ENGLISH' } })
    await calls.saveMarks(applicant, withHistory(70))
    expect(await own(applicant)).toMatchObject({ subjects: ['ENGLISH'], score: { further: ['HISTORY'] } })
    const staff = calls.staff('verifier')
    const path = `/api/merit/staff/entry/${applicant.application.id}`
    const { result } = (await portal.call('GET', path, undefined, staff)).reply
    expect(result).toMatchObject({ subject: 'ENGLISH', further: ['HISTORY'], marks: { further: ['HISTORY'] } })
    await calls.verify(applicant, { verdict: 'verified', marks: withHistory(70) })
    expect(await own(applicant)).toMatchObject({ subjects: ['ENGLISH', 'HISTORY'] })
    await calls.saveMarks(applicant, withHistory(71))
    expect(await own(applicant)).toMatchObject({ subjects: ['ENGLISH'] })
  })
})

it('gives a seat of the further subject, from which the applicant slides to the first one, and the money follows', async () => {
  const { payload } = portal
  const wantsElsewhere = await verified(95)
  const wantsEnglish = await verified(90)
  const sliding = await verified(80, { typed: withHistory(80) })
  const notFound = await verified(85, { typed: withHistory(85), found: mean(85) })
  const last = await verified(60)
  const historian = await verified(55, { typed: withHistory(55) })

  process = await atStep(payload, process, 'provisional-list')
  expect((await calls.preview(process.id, 'provisional')).reply.result).toMatchObject({ people: 6, leftOut: 2 })
  await calls.publishSeen(process.id, 'provisional')
  process = await atStep(payload, process, 'final-list')
  expect((await calls.publishSeen(process.id, 'final')).status).toBe(200)
  const scores = (rows: { place: number; score: number }[]) => rows.map(({ place, score }) => [place, score / 10_000])
  expect(scores(await publicRows('HISTORY'))).toEqual([
    [1, 80],
    [2, 55],
  ])
  expect(scores(await publicRows('ENGLISH'))).toEqual([95, 90, 85, 80, 60, 55].map((score, at) => [at + 1, score]))

  process = await atStep(payload, process, 'choices')
  expect((await choose(notFound, [HISTORY])).reply.errors[0].field).toBe('choices.0')
  await choose(wantsElsewhere, [ELSEWHERE])
  await choose(wantsEnglish, [ENGLISH])
  expect((await choose(sliding, [ELSEWHERE, ENGLISH, HISTORY])).status).toBe(200)
  await choose(last, [ELSEWHERE])
  await choose(historian, [HISTORY])
  const seen = await own(sliding)
  expect(seen.choices.units.map(({ code }: { code: string }) => code).sort()).toEqual([
    'C1/ENGLISH',
    'C1/HISTORY',
    'C2/ENGLISH',
    'C2/HISTORY',
  ])
  expect(seen.choices.simulation).toMatchObject({
    ranks: [
      { subject: 'ENGLISH', rank: 4, people: 6 },
      { subject: 'HISTORY', rank: 1, people: 2 },
    ],
    unit: HISTORY,
  })
  expect(seen.lists).toMatchObject([
    { kind: 'provisional', subject: 'ENGLISH', place: 4 },
    { kind: 'provisional', subject: 'HISTORY', place: 1 },
    { kind: 'final', subject: 'ENGLISH', place: 4 },
    { kind: 'final', subject: 'HISTORY', place: 1 },
  ])

  process = await atStep(payload, process, 'rounds')
  await rounds.round(process)
  const person = await personOf(sliding)
  const first = await rounds.seatOf(person)
  expect(first).toMatchObject({ unit: HISTORY, subject: 'HISTORY', choice: 3, ways: ['freeze', 'slide', 'float'] })
  expect(await rounds.offerFor(await personOf(historian))).toBeNull()
  await rounds.answer(person, 'slide')
  await rounds.answer(await personOf(wantsElsewhere), 'decline')
  await rounds.answer(await personOf(wantsEnglish), 'decline')

  process = await rounds.nextRound(process)
  await rounds.round(process)
  const better = await rounds.seatOf(person)
  expect(better).toMatchObject({
    ...{ unit: ENGLISH, subject: 'ENGLISH', college: first.college, choice: 2, round: 2, ways: ['freeze'] },
    ...{ creditPaise: 700_025, duePaise: 299_975 },
  })
  // It was free: someone with less merit has it.
  expect(await rounds.seatOf(await personOf(last))).toMatchObject({ unit: ELSEWHERE, round: 2 })
  await rounds.answer(person, 'freeze')
  expect((await paymentsFor(person)).map(({ amountPaise }) => amountPaise)).toEqual([700_025, 299_975])
  expect(await faults()).toEqual([])

  const other = await personOf(historian)
  expect(await rounds.seatOf(other)).toMatchObject({ unit: HISTORY, round: 2 })
  await rounds.answer(other, 'freeze')
  process = await atStep(payload, process, 'joining')
  const staffId = (await anAdmissionsOfficer(payload)).id
  await verifyDocumentsOf(payload, { id: historian.application.id, staffId })
  const { id, revision } = await rounds.seatOf(other)
  const staff = calls.staff('administrator')
  expect((await portal.call('POST', `/api/merit/staff/offer/${id}/join`, { revision }, staff)).status).toBe(200)
  expect(await reread(payload, historian.application.id)).toMatchObject({ status: 'APPROVED', subject: 'HISTORY' })
  // The lists stay those of the subject for which the application was made.
  expect(await own(historian)).toMatchObject({ subjects: ['ENGLISH', 'HISTORY'], standing: 'joined' })
})
