/** @sqlite-only slide.int.test.ts plays applicants on several lists on both */
import { statedIn } from '@pravesh/shared/admissions/claims/claim-states'
import type { Marks } from '@pravesh/shared/allotment/entries/entry'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import type { ServicePeriod } from '@pravesh/shared/allotment/scores/service'
import { verifyFile } from '@pravesh/shared/verifier/verify-file'
import { describe, expect, it } from 'vitest'
import { anAdmissionsOfficer } from '../../../test/builders/applications.ts'
import { evenMarks } from '../../../test/builders/open-processes.ts'
import type { Applicant } from '../../../test/merit-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { subjectLists } from '../../../test/subject-lists.ts'
import { checkClaim } from '../../admissions/claims/check-claim.ts'
import { entryOf } from '../entries/entry-record.ts'

const portal = startTestPortal()
const SEAT = `C1/${SERVICE_LIST}`
const ENGLISH = 'C1/ENGLISH'
const ON = '2020-07-01'
const lists = subjectLists(portal, {
  subjects: ['ENGLISH', SERVICE_LIST],
  rules: { service: { on: ON }, minimumScore: { UR: 500_000 } },
})
const { calls, rounds, anApplicant, verify, own, choose, finalRows } = lists

const period = (from: string, to: string | null = null): ServicePeriod => ({ school: 'Shalbani High School', from, to })
const withService = (score: number, ...service: ServicePeriod[]): Marks => ({ ...evenMarks(score), service })
const aDeputed = () => anApplicant({ deputed: 'YES', deputedYears: '3', dateOfBirth: '1975-06-15' })

async function decideClaim({ application }: Applicant, verdict: 'confirmed' | 'refused', before: 'confirmed' | null) {
  const { payload } = portal
  const stated = statedIn('deputed', application.answers)
  const sent = {
    claim: 'deputed' as const,
    verdict,
    before,
    stated,
    reason: 'The letter is of another person.',
    prepared: [],
  }
  await checkClaim({ payload, staff: await anAdmissionsOfficer(payload), id: application.id, sent, now: new Date() })
}

/** A deputed teacher whose marks and service are found as typed. */
async function verified(marks: Marks, { isConfirmed = true } = {}): Promise<Applicant> {
  const applicant = await aDeputed()
  if (isConfirmed) await decideClaim(applicant, 'confirmed', null)
  return verify(applicant, marks)
}

const listsOf = async ({ application }: Applicant) =>
  (await entryOf(portal.payload, application.id))?.lists.map(({ list, score }) => [list, score / 10_000])

describe('the service of a deputed teacher', () => {
  it('names each wrong field, for applicants and officers', async () => {
    const applicant = await aDeputed()
    const wrong = withService(
      70,
      { ...period('2019-01-01'), school: '' },
      period('2019-02-30'),
      period('2019-01-02', '2019-01-01'),
      period('2019-01-01', '2999-01-01'),
      period('2999-01-01'),
      period('1993-06-14'),
    )
    const fieldsOf = ({ reply }: Awaited<ReturnType<typeof calls.saveMarks>>) =>
      reply.errors.map(({ field }: { field: string }) => field)
    expect(fieldsOf(await calls.saveMarks(applicant, wrong))).toEqual(['marks.service.0.school'])
    const rest = { ...wrong, service: wrong.service?.slice(1) }
    const fields = ['0.from', '1.to', '2.to', '3.from', '4.from'].map((field) => `marks.service.${field}`)
    expect(fieldsOf(await calls.saveMarks(applicant, rest))).toEqual(fields)
    const found = await calls.verify(applicant, { verdict: 'verified', marks: rest })
    expect(fieldsOf(found)).toEqual(fields)
    expect(found.reply.errors.at(-1)).toMatchObject({
      message: expect.stringContaining('15 June 1993'),
      because: { code: 'TOO_YOUNG', values: { day: '1993-06-15', years: 18 } },
    })
    const many = await calls.saveMarks(applicant, withService(70, ...Array(21).fill(period('2019-01-01'))))
    expect([many.status, many.reply.errors[0]]).toMatchObject([
      400,
      { field: 'marks.service', message: 'Enter at most 20 times of service.' },
    ])
  })

  it('is asked of those who claim it only', async () => {
    const applicant = await anApplicant()
    const { status, reply } = await calls.saveMarks(applicant, withService(70, period('2019-01-01')))
    expect([status, reply.errors[0].field]).toEqual([400, 'marks.service'])
    expect((await calls.saveMarks(applicant, evenMarks(70))).status).toBe(200)
    expect((await own(applicant)).score.service).toBeNull()
  })

  it('counts once it is verified and the claim is confirmed, and shows its parts', async () => {
    const applicant = await aDeputed()
    const marks = withService(70, period('2020-06-22', '2020-06-26'), period('2020-06-25'))
    await calls.saveMarks(applicant, marks)
    const typed = await own(applicant)
    expect(typed.score.service).toEqual({
      ...{ on: ON, from: '1993-06-15', score: 100_000 },
      parts: [
        { ...period('2020-06-22', '2020-06-26'), days: 5 },
        { ...period('2020-06-25'), days: 5 },
      ],
    })
    expect(typed.subjects).toEqual(['ENGLISH'])
    expect(typed.findings).toContainEqual({ code: 'claim-unchecked', claim: 'deputed' })
    await decideClaim(applicant, 'confirmed', null)
    await own(applicant)
    expect(await listsOf(applicant)).toEqual([])
    await calls.verify(applicant, { verdict: 'verified', marks: withService(70, period('2020-06-25')) })
    expect(await listsOf(applicant)).toEqual([
      ['ENGLISH', 70],
      [SERVICE_LIST, 7],
    ])
    const path = `/api/merit/staff/entry/${applicant.application.id}`
    const { result } = (await portal.call('GET', path, undefined, calls.staff('verifier'))).reply
    expect(result).toMatchObject({ service: { on: ON, score: 70_000 }, marks: { service: [{}, {}] } })
    await calls.saveMarks(applicant, marks)
    expect(await listsOf(applicant)).toEqual([])
  })
})

it('gives the seats of deputed teachers by length of service, and admits for the subject of the application', async () => {
  const longer = await verified(withService(60, period('2010-01-01')))
  const better = await verified(withService(90, period('2019-01-01')))
  const belowMinimum = await verified(withService(40, period('2015-01-01', '2015-12-31')))
  const unconfirmed = await verified(withService(95, period('2000-01-01')), { isConfirmed: false })
  const refused = await verified(withService(80, period('2001-01-01')))
  const unverified = await aDeputed()
  await decideClaim(unverified, 'confirmed', null)
  await calls.saveMarks(unverified, withService(85, period('1999-01-01')))

  await lists.goTo('provisional-list')
  expect((await calls.publishSeen(lists.process().id, 'provisional')).status).toBe(200)
  const seen = await own(belowMinimum)
  expect(seen).toMatchObject({
    findings: [{ code: 'only-service', score: 400_000, minimum: 500_000 }],
    lists: [{ subject: SERVICE_LIST, place: 4, score: 3_650_000 }],
  })

  await decideClaim(refused, 'refused', 'confirmed')
  await lists.goTo('final-list')
  const preview = (await calls.preview(lists.process().id, 'final')).reply.result
  expect(preview.obstacles).toEqual([])
  expect(preview.changes.filter(({ subject }: { subject: string }) => subject === SERVICE_LIST)).toContainEqual(
    expect.objectContaining({
      before: expect.objectContaining({ place: 1 }),
      after: null,
      explanation: 'claim-decided',
    }),
  )
  expect((await calls.publishSeen(lists.process().id, 'final')).status).toBe(200)
  expect(await finalRows(SERVICE_LIST)).toEqual([
    [1, 3835],
    [2, 548],
    [3, 365],
  ])
  expect(await finalRows('ENGLISH')).toEqual([95, 90, 80, 60].map((score, at) => [at + 1, score]))

  await lists.goTo('choices')
  expect((await choose(unconfirmed, [SEAT])).reply.errors[0].field).toBe('choices.0')
  expect((await choose(refused, [SEAT])).reply.errors[0].field).toBe('choices.0')
  expect((await choose(unverified, [SEAT])).reply.errors[0].field).toBe('choices.0')
  await choose(unconfirmed, [ENGLISH])
  expect((await choose(belowMinimum, [SEAT, ENGLISH])).reply.errors[0].field).toBe('choices.1')
  for (const applicant of [better, longer]) expect((await choose(applicant, [SEAT, ENGLISH])).status).toBe(200)
  expect((await choose(belowMinimum, [SEAT])).status).toBe(200)
  expect((await own(better)).choices.simulation).toMatchObject({
    ranks: [
      { subject: 'ENGLISH', rank: 2, people: 4 },
      { subject: SERVICE_LIST, rank: 2, people: 3 },
    ],
    unit: null,
  })

  await lists.goTo('rounds')
  const run = await rounds.round(lists.process())
  const file = await portal.call('GET', `/api/merit/run/${run}`)
  expect(await verifyFile(new Uint8Array(file.bytes))).toMatchObject({ findings: [] })
  const person = await lists.personOf(longer)
  expect(await rounds.seatOf(person)).toMatchObject({ unit: SEAT, subject: SERVICE_LIST, choice: 1 })
  expect(await rounds.offerFor(await lists.personOf(better))).toBeNull()
  expect((await own(better)).result.reasons).toMatchObject([
    { code: 'below-cut-off', unit: SEAT, list: SERVICE_LIST, cutOff: 38_350_000, score: 5_480_000 },
    { code: 'below-cut-off', unit: ENGLISH, cutOff: 950_000, score: 900_000 },
  ])

  await rounds.answer(person, 'freeze')
  await lists.goTo('joining')
  const { college } = await rounds.seatOf(person)
  expect(await lists.join(longer)).toMatchObject({ status: 'APPROVED', subject: 'ENGLISH', collegeId: college })
  const columns = 'subject,groups,score,missing'
  const path = `/api/exports/university-return?header=names&reason=Return&process=${lists.process().id}&columns=${columns}`
  const { text } = await portal.call('GET', path, undefined, calls.staff('administrator'))
  expect(text.trim().split('\r\n').at(-1)).toContain('ENGLISH')
  expect(text).toContain('"3,835 days"')
  expect(text).toContain('DEP')
})
