import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import { describe, expect, it } from 'vitest'
import { aPublishedRun } from '../../../test/builders/merit.ts'
import { aMeritEntry } from '../../../test/builders/merit-entries.ts'
import { aMeritProcess, PROCESS_STEPS } from '../../../test/builders/merit-processes.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { inIndia } from '../../../test/in-india.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { MeritEntry } from '../../payload-types.ts'
import { findProcess, type ProcessRecord } from '../processes/find-process.ts'
import { announceSteps } from './announce-steps.ts'

const portal = startTestPortal()
const OPENING = new Date('2026-07-02T09:00:00+05:30')
const REMINDER = new Date('2026-07-04T09:00:00+05:30')

async function aProcessWith(...entries: Partial<MeritEntry>[]) {
  const { payload } = portal
  const unit = (code: string, subject: string) => ({
    code,
    college: 'c',
    collegeName: 'Asha',
    subject,
    amountPaise: 100,
  })
  const units = [unit('A', ''), unit('DEP', SERVICE_LIST), unit('PHY', 'Physics')]
  const { id } = await aMeritProcess(payload, { units })
  const students = []
  for (const entry of entries) {
    const student = await anActiveStudent(payload)
    await aMeritEntry(payload, { process: id, studentId: student.id, ...entry })
    students.push(student.email)
  }
  const announce = async (now: Date) => {
    const process = await findProcess(payload, id)
    await announceSteps({ payload, process: process as ProcessRecord, now })
  }
  const subjects = async (email = '') =>
    (await messagesTo(payload, email, 'merit-step')).map(({ subject }) => subject).sort()
  return { id, students, announce, subjects }
}

describe('messages about the steps of a process', () => {
  it('go to those whom a step concerns, once', async () => {
    const { students, announce, subjects } = await aProcessWith(
      { isValid: true },
      { isValid: true, choices: ['A'] },
      { isValid: false },
      { isValid: true, standing: 'out' },
    )
    for (const time of [OPENING, OPENING, REMINDER, REMINDER]) await announce(time)
    const all = await Promise.all(students.map(subjects))
    const opening = 'Rank your choices by 5 July 2026'
    expect(all).toEqual([[opening, 'You have not ranked your choices yet'], [opening], [], []])
  })

  it('remind of choices that do not count, because their applicants are not on these lists', async () => {
    const deputed = {
      isValid: true,
      lists: [{ list: SERVICE_LIST, score: 7_300_000, ties: [] }],
      findings: [{ code: 'only-service', score: 400_000, minimum: 500_000 }],
    }
    const reachable = { code: 'only-service', score: 400_000, minimum: 500_000, lowest: 350_000 }
    const { students, announce, subjects } = await aProcessWith(
      { ...deputed, choices: ['A'] },
      { ...deputed, choices: ['A'], findings: [reachable] },
      { ...deputed, choices: ['A', 'DEP'] },
      { isValid: true, choices: ['PHY', 'DEP', 'gone'] },
      { isValid: true, choices: ['PHY', 'A'] },
      { isValid: false, choices: ['PHY'] },
      { ...deputed, choices: [] },
    )
    for (const time of [REMINDER, REMINDER]) await announce(time)
    const opening = 'Rank your choices by 5 July 2026'
    const inVain = ['None of your choices counts now', opening]
    expect(await Promise.all(students.map(subjects))).toEqual([
      inVain,
      inVain,
      [opening],
      inVain,
      [opening],
      [],
      [opening, 'You have not ranked your choices yet'],
    ])
    const [message] = await messagesTo(portal.payload, students[0] ?? '', 'merit-step')
    expect(message?.text).toContain('you are not on their merit lists now')
  })

  it('tell of corrections who can make some, of late choices who has no seat, and of joining who has one', async () => {
    const marks = (code: 'marks-missing' | 'marks-unverified') => ({ findings: [{ code }], isValid: false })
    const { students, announce, subjects } = await aProcessWith(marks('marks-missing'), marks('marks-unverified'), {
      isValid: true,
      offer: 'a seat',
    })
    for (const day of ['06-21', '07-11', '07-19']) await announce(inIndia(`2026-${day}`, '09:00'))
    const late = 'Rank your choices anew by 11 July 2026'
    expect(await Promise.all(students.map(subjects))).toEqual([
      [expect.stringContaining('Correct your application'), late],
      [late],
      ['Join your college by 20 July 2026'],
    ])
  })

  it('tell who has no seat once all seats of a round have been given, once', async () => {
    const { payload } = portal
    const ranked = { isValid: true, choices: ['A'] }
    const { id, students, announce, subjects } = await aProcessWith(
      ranked,
      { ...ranked, offer: 'a seat' },
      { isValid: true },
      // Took no part in the round.
      { ...ranked, choices: ['PHY'] },
    )
    await aPublishedRun(payload, (await findProcess(payload, id)) as ProcessRecord)
    const where = { process: { equals: id } }
    const given = (dueAt: string | null) => changeOne({ payload, collection: 'allotment-runs', where, data: { dueAt } })
    const inRound = new Date('2026-07-07T11:00:00+05:30')
    await given(inRound.toISOString())
    await announce(inRound)
    expect(await Promise.all(students.map(subjects))).toEqual([[], [], [], []])
    await given(null)
    for (const time of [inRound, inRound]) await announce(time)
    const message = expect.stringMatching(/^No seat for your application \S+ in this round$/)
    expect(await Promise.all(students.map(subjects))).toEqual([[message], [], [], []])
  })

  it('begin with the first person again when the last day changes while they are sent', async () => {
    const { id, students, announce, subjects } = await aProcessWith({ isValid: true }, { isValid: true })
    const announced = { done: [], lastId: 'zzz', sending: 'choices-open:2026-07-04' }
    await portal.payload.update({ collection: 'merit-processes', id, data: { announced } })
    await announce(OPENING)
    for (const email of students) expect(await subjects(email)).toHaveLength(1)
  })

  it('are sent again when the last day has changed', async () => {
    const { id, students, announce, subjects } = await aProcessWith({ isValid: true })
    await announce(OPENING)
    const steps = PROCESS_STEPS.map((step) => (step.kind === 'choices' ? { ...step, last: '2026-07-06' } : step))
    await portal.payload.update({ collection: 'merit-processes', id, data: { steps: [...steps] } })
    await announce(OPENING)
    expect(await subjects(students[0])).toEqual([
      'Rank your choices by 5 July 2026',
      'Rank your choices by 6 July 2026',
    ])
  })

  it('are neither lost nor doubled by a kill at any write', async () => {
    for (let nth = 1, died = true; died; nth += KILL_STEP) {
      const { students, announce, subjects } = await aProcessWith({ isValid: true }, { isValid: true })
      ;({ died } = await killAtWrite(portal.payload, nth, () => announce(OPENING)))
      await announce(OPENING)
      for (const email of students) expect(await subjects(email)).toHaveLength(1)
      expect(nth).toBeLessThan(20)
    }
  })
})
