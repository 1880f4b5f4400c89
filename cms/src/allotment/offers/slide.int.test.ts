import type { Marks } from '@pravesh/shared/allotment/entries/entry'
import { describe, expect, it } from 'vitest'
import { evenMarks } from '../../../test/builders/open-processes.ts'
import { seatMoney } from '../../../test/seat-money.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { subjectLists } from '../../../test/subject-lists.ts'

const portal = startTestPortal()
/** All apply for English; History is the further subject. */
const [ENGLISH, HISTORY] = ['C1/ENGLISH', 'C1/HISTORY']
const ELSEWHERE = 'C2/ENGLISH'
const lists = subjectLists(portal, {
  subjects: ['ENGLISH', 'HISTORY'],
  amounts: { [ENGLISH]: 1_000_000, [HISTORY]: 700_025 },
})
const { calls, rounds, anApplicant, verify, own, choose, personOf, finalRows } = lists
const { faults, paymentsFor } = seatMoney(portal, rounds)

const withHistory = (score: number) => ({ ...evenMarks(score), further: ['HISTORY'] })
const verified = async (typed: Marks, found = typed) => verify(await anApplicant(), typed, found)

describe('a further subject', () => {
  it('is one that the process has, besides that of the application', async () => {
    const applicant = await anApplicant()
    const refused = async (further: unknown) => {
      const { status, reply } = await calls.saveMarks(applicant, { ...evenMarks(70), further } as never)
      return [status, reply.errors[0]?.field, reply.errors[0]?.message]
    }
    expect(await refused(['PHYSICS'])).toEqual([400, 'marks.further.0', expect.stringContaining('not given')])
    expect(await refused(['ENGLISH'])).toEqual([400, 'marks.further.0', expect.stringContaining('of the application')])
    expect(await refused(['HISTORY', 'HISTORY'])).toEqual([400, 'marks.further.1', expect.stringContaining('twice')])
    expect((await refused('HISTORY'))[0]).toBe(400)
    const sent = { verdict: 'verified', marks: { ...evenMarks(70), further: ['ENGLISH'] } }
    expect((await calls.verify(applicant, sent)).reply.errors[0].field).toBe('marks.further.0')
  })

  it('puts no one on its list before an officer has found it in the documents', async () => {
    const applicant = await anApplicant()
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
  const wantsElsewhere = await verified(evenMarks(95))
  const wantsEnglish = await verified(evenMarks(90))
  const sliding = await verified(withHistory(80))
  const notFound = await verified(withHistory(85), evenMarks(85))
  const last = await verified(evenMarks(60))
  const historian = await verified(withHistory(55))

  await lists.goTo('provisional-list')
  expect((await calls.preview(lists.process().id, 'provisional')).reply.result).toMatchObject({ people: 6, leftOut: 2 })
  await calls.publishSeen(lists.process().id, 'provisional')
  await lists.goTo('final-list')
  expect((await calls.publishSeen(lists.process().id, 'final')).status).toBe(200)
  expect(await finalRows('HISTORY')).toEqual([
    [1, 80],
    [2, 55],
  ])
  expect(await finalRows('ENGLISH')).toEqual([95, 90, 85, 80, 60, 55].map((score, at) => [at + 1, score]))

  await lists.goTo('choices')
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

  await lists.goTo('rounds')
  await rounds.round(lists.process())
  const person = await personOf(sliding)
  const first = await rounds.seatOf(person)
  expect(first).toMatchObject({ unit: HISTORY, subject: 'HISTORY', choice: 3, ways: ['freeze', 'slide', 'float'] })
  expect(await rounds.offerFor(await personOf(historian))).toBeNull()
  await rounds.answer(person, 'slide')
  await rounds.answer(await personOf(wantsElsewhere), 'decline')
  await rounds.answer(await personOf(wantsEnglish), 'decline')

  await lists.goTo('rounds', 2)
  await rounds.round(lists.process())
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
  await lists.goTo('joining')
  expect(await lists.join(historian)).toMatchObject({ status: 'APPROVED', subject: 'HISTORY' })
  // The lists stay those of the subject for which the application was made.
  expect(await own(historian)).toMatchObject({ subjects: ['ENGLISH', 'HISTORY'], standing: 'joined' })
})
