import type { UnitToChoose } from '@pravesh/shared/allotment/calls/own-process'
import { fill } from '@pravesh/shared/platform/fill'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { anOpenProcess, atStep, evenMarks } from '../../../test/builders/open-processes.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { givenTranslations } from '../../../test/builders/translations.ts'
import { inEveryLanguage } from '../../../test/in-every-language.ts'
import { type Applicant, meritTestCalls } from '../../../test/merit-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { entryOf } from '../entries/entry-record.ts'
import { listWords } from '../messages/list-words.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { lockChoices } from './lock-choices.ts'
import { ownChoices } from './own-choices.ts'

const portal = startTestPortal()
inEveryLanguage(portal)
const calls = meritTestCalls(portal)
let open: OpenCourse
let process: ProcessRecord
let one: Applicant
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'BED')
  const subjects = ['ENGLISH', 'HISTORY']
  process = await anOpenProcess(portal.payload, { open, subjects, rules: { maxChoices: 2 } })
  one = await calls.anApplicant(open)
})
beforeEach(async () => {
  process = await atStep(portal.payload, process, 'choices')
})

const entry = async () => {
  const found = await entryOf(portal.payload, one.application.id)
  if (found === null) throw new Error('There is no entry.')
  return found
}
const choose = async (choices: unknown, revision?: number) =>
  calls.send(one, 'choices', { revision: revision ?? (await calls.revisionOf(one)), choices })
const subject = () => one.application.subject ?? ''
const messages = async () => {
  const where = { template: { equals: 'choices-locked' } }
  return (await portal.payload.find({ collection: 'messages', where, depth: 0, sort: 'createdAt' })).docs
}

/** The seats of holders would count as free. */
async function expectNoSimulation(steps: ProcessRecord['steps'], own: { id: { equals: string } }) {
  const { payload } = portal
  const lists = [{ list: subject(), score: 1, ties: [] }]
  await changeOne({ payload, collection: 'merit-entries', where: own, data: { isValid: true, score: 1, lists } })
  const shown = { payload, process: { ...process, steps }, entry: await entry(), hasList: true, now: new Date() }
  expect(await ownChoices(shown)).toMatchObject({ isOpen: true, simulation: null })
}

describe('choices', () => {
  it('are units of the own list, in the order of the applicant', async () => {
    const wanted = [`C2/${subject()}`, `C1/${subject()}`]
    const { status, reply } = await choose(wanted)
    expect([status, reply.result.revision]).toEqual([200, (await entry()).revision])
    expect(await entry()).toMatchObject({ choices: wanted, subject: subject(), lockedAt: null })
  })

  it.each([
    ['an unknown unit', () => ['C9'], 'choices.0'],
    ['a unit of another list', () => [`C1/${subject() === 'HISTORY' ? 'ENGLISH' : 'HISTORY'}`], 'choices.0'],
    ['a unit twice', () => [1, 2].map(() => `C1/${subject()}`), 'choices.1'],
    ['more than allowed', () => [1, 2, 3].map(() => `C1/${subject()}`), 'choices'],
    ['no list', () => 'C1', 'choices'],
  ])('are refused with %s', async (_, choices, field) => {
    const { status, reply } = await choose(choices())
    expect([status, reply.errors[0].field]).toEqual([400, field])
  })

  it('are saved for the revision that the applicant saw, by their applicant, on their days', async () => {
    const { revision } = await entry()
    expect((await choose([], revision - 1)).reply.code).toBe('ENTRY_CHANGED')
    const headers = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    expect((await calls.send({ ...one, headers }, 'choices', { revision, choices: [] })).status).toBe(404)
    process = await atStep(portal.payload, process, 'final-list')
    expect((await choose([])).reply.code).toBe('CHOICES_CLOSED')
    expect((await entry()).revision).toBe(revision)
  })

  it('below the minimum count only if that changes, and once the marks are verified are kept without counting', async () => {
    const low = await calls.anApplicant(open, { answers: { subject: 'HISTORY' } })
    const wanted = ['C2/HISTORY', 'C1/HISTORY']
    const send = async (choices: string[]) =>
      calls.send(low, 'choices', { revision: await calls.revisionOf(low), choices })
    const offered = async () => {
      const { units } = (await portal.call('GET', '/api/merit/mine', undefined, low.headers)).reply.result[0].choices
      return units.map(({ code, counts }: UnitToChoose) => [code, counts])
    }
    process = await atStep(portal.payload, process, 'correct')
    await calls.saveMarks(low, evenMarks(40))
    process = await atStep(portal.payload, process, 'choices')
    expect(await offered()).toEqual(wanted.map((code) => [code, 'if-listed']).reverse())
    expect((await send(wanted.slice(0, 1))).status).toBe(200)
    await calls.verify(low, { verdict: 'verified', marks: evenMarks(40) })
    expect(await offered()).toEqual([['C2/HISTORY', 'no']])
    expect((await send(wanted)).reply.errors[0].field).toBe('choices.1')
    expect((await send(wanted.slice(0, 1))).status).toBe(200)
  })

  it('are locked after their last day, with one copy for each applicant', async () => {
    const { payload } = portal
    await choose([`C2/${subject()}`])
    const where = { id: { equals: one.application.studentId } }
    await changeOne({ payload, collection: 'students', where, data: { language: 'hi' } })
    const named = { collection: 'subjects' as const, where: { name: { equals: subject() } } }
    const { docs } = await payload.find(named)
    const texts = { name: { [subject()]: 'इतिहास' } }
    await givenTranslations(payload, { subject: 'subjects', id: docs[0]?.id ?? '', texts })
    const now = new Date()
    await lockChoices({ payload, process, now })
    expect(await messages()).toEqual([])
    process = await atStep(payload, process, 'rounds')
    expect((await choose([])).reply.code).toBe('CHOICES_CLOSED')
    await Promise.all([1, 2].map(() => lockChoices({ payload, process, now })))
    await lockChoices({ payload, process, now })
    expect((await entry()).lockedAt).toBeTruthy()
    const sent = await messages()
    expect(sent).toHaveLength(2)
    const [own, low] = ['hi', 'en'].map((language) => sent.find((each) => each.language === language)?.text ?? '')
    expect(own).toContain(`${open.colleges[1].name}, इतिहास`)
    const { notCounting } = listWords.en['choices-locked']
    expect(low).toContain(fill(notCounting, { places: 1 }))
    expect(own).not.toContain(listWords.hi['choices-locked'].notCounting.split('{')[0])
  })

  it('can be changed before the last round without a seat, and are locked again', async () => {
    const { payload } = portal
    const steps = process.steps.map((step) =>
      step.round === 2 ? { ...step, first: '2100-01-01', last: '2100-01-02' } : step,
    )
    const past = steps.map((step) =>
      step.round === 2 || step.kind === 'joining' ? step : { ...step, first: '2026-01-01', last: '2026-01-01' },
    )
    const where = { id: { equals: process.id } }
    await changeOne({
      payload,
      collection: 'merit-processes',
      where,
      data: { steps: past.map((step) => ({ ...step })) },
    })
    const own = { id: { equals: (await entry()).id } }
    await changeOne({ payload, collection: 'merit-entries', where: own, data: { offer: 'a seat' } })
    expect((await choose([])).reply.code).toBe('CHOICES_CLOSED')
    await changeOne({ payload, collection: 'merit-entries', where: own, data: { offer: null } })
    expect((await choose([`C1/${subject()}`])).status).toBe(200)
    expect((await entry()).lockedAt).toBeNull()
    await expectNoSimulation(past, own)
    process = await atStep(payload, process, 'rounds', 2)
    await lockChoices({ payload, process, now: new Date() })
    expect(await messages()).toHaveLength(3)
    await changeOne({
      payload,
      collection: 'merit-entries',
      where: own,
      data: { standing: 'out', outReason: 'declined' },
    })
    process = await atStep(payload, process, 'choices')
    expect((await choose([])).reply.code).toBe('TAKES_NO_PART')
  })
})
