import { withCheckDigit } from '@pravesh/shared/admissions/answers/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anOpenCourse,
  aPaidApplication,
  aSubmittedApplication,
  type OpenCourse,
  officer,
  reread,
  verifyDocumentsOf,
} from '../../../test/builders/applications.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aLimitedMember } from '../../../test/limited-staff.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeAll } from '../../database/records/change-all.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { exists } from '../../database/records/exists.ts'
import type { Student } from '../../payload-types.ts'
import { followContact } from '../changes/follow-contact.ts'
import { findDuplicates } from '../duplicates/find-duplicates.ts'
import { findMissingDuplicates } from '../duplicates/find-missing-duplicates.ts'
import { pairsOf } from '../duplicates/pair.ts'
import { decideApplication } from '../review/decide-application.ts'
import { otherApplications } from './shown-duplicates.ts'

const portal = startTestPortal()
const calls = reviewCalls(portal)
let bed: OpenCourse
let deled: OpenCourse
let officerSession: StaffSession
beforeAll(async () => {
  bed = await anOpenCourse(portal.payload, 'BED')
  deled = await anOpenCourse(portal.payload, 'DELED')
  officerSession = await aStaffSession(portal, ['admissions-officer'])
})

let people = 0
/** Answers that two applications share: no other application has them. */
const aPerson = (): Answers => ({
  aadhaar: withCheckDigit(String(40_000_000_000 + ++people)),
  applicantName: `MINA ${String.fromCharCode('A'.charCodeAt(0) + people)}`,
})

const apply = (answers: Answers, open = bed, student?: Student) =>
  aSubmittedApplication(portal.payload, { open, answers, ...(student && { student }) })
const openOf = async (id: string) => (await reread(portal.payload, id)).openDuplicates

/** Two applications of two accounts of one person. */
async function aPair(open: [OpenCourse, OpenCourse] = [bed, deled]) {
  const person = aPerson()
  const one = await apply(person, open[0])
  const other = await apply({ ...person, applicantName: person.applicantName?.split(' ').reverse().join(' ') }, open[1])
  const [pair] = await pairsOf(portal.payload, one.id)
  if (pair === undefined) throw new Error('The pair was not found.')
  return { one, other, pair }
}

const say = (id: string, other: string, verdict: string, revision: number, as?: Record<string, string>) =>
  calls.call(id, 'duplicate', { other, verdict, note: 'Compared.', revision }, as)

const otherAsSeen = (id: string, user: StaffSession['user']) =>
  reread(portal.payload, id).then((application) =>
    otherApplications({ payload: portal.payload, user: user as never, application }),
  )

describe('finding duplicates', () => {
  it('finds another account with the same Aadhaar number, or name and date of birth, whatever the course', async () => {
    const { one, other, pair } = await aPair()
    expect(pair).toMatchObject({ reasons: ['identity', 'name-birth'], isOpen: true, verdict: null })
    expect([await openOf(one.id), await openOf(other.id)]).toEqual([1, 1])
    const seen = await otherAsSeen(one.id, officerSession.user)
    expect(seen.duplicates).toMatchObject([{ isOpen: true, other: { id: other.id, number: other.number } }])
  })

  itsRule('does not take the same account for another person, but shows its other applications', async () => {
    const student = await anActiveStudent(portal.payload)
    const first = await apply(aPerson(), bed, student)
    const second = await apply(aPerson(), deled, student)
    expect([await openOf(first.id), await openOf(second.id)]).toEqual([0, 0])
    const seen = await otherAsSeen(second.id, officerSession.user)
    expect(seen).toMatchObject({ duplicates: [], ofAccount: [{ id: first.id }] })
  })

  it('finds the same phone and e-mail after an account has taken them over', async () => {
    const one = await apply(aPerson())
    const other = await apply(aPerson())
    for (const [contact, from, to] of [
      ['phone', other.studentPhone, one.studentPhone],
      ['email', other.studentEmail, one.studentEmail],
    ] as const) {
      const change = { studentId: other.studentId, contact, from, to }
      await followContact({ payload: portal.payload, change: change as never })
    }
    expect(await pairsOf(portal.payload, one.id)).toMatchObject([{ reasons: ['phone', 'email'], isOpen: true }])
  })

  itsRule('tells the student nothing', async () => {
    const { other } = await aPair()
    const application = await reread(portal.payload, other.id)
    expect(application.status).toBe('SUBMITTED')
    const messages = await portal.payload.find({
      collection: 'messages',
      where: { studentId: { equals: other.studentId } },
      depth: 0,
    })
    expect(JSON.stringify(messages.docs)).not.toMatch(/duplicate|same person/i)
  })

  it('closes a pair that shares nothing any more', async () => {
    const { one, other } = await aPair()
    const collection = 'applications'
    const data = { aadhaarHash: null, nameBirthKey: null }
    await changeOne({ payload: portal.payload, collection, where: { id: { equals: other.id } }, data })
    await findDuplicates(portal.payload, await reread(portal.payload, other.id))
    expect([await openOf(one.id), await openOf(other.id)]).toEqual([0, 0])
    expect(await pairsOf(portal.payload, one.id)).toEqual([])
  })

  it('compares the applications of earlier versions at the start', async () => {
    const { one, other } = await aPair()
    await deleteRows({ payload: portal.payload, collection: 'duplicate-pairs', where: { firstId: { exists: true } } })
    const where = { id: { in: [one.id, other.id] } }
    const data = { openDuplicates: null, nameBirthKey: null }
    await changeAll({ payload: portal.payload, collection: 'applications', where, data })
    await findMissingDuplicates({ payload: portal.payload })
    expect([await openOf(one.id), await openOf(other.id)]).toEqual([1, 1])
    expect(await pairsOf(portal.payload, one.id)).toMatchObject([{ reasons: ['identity', 'name-birth'] }])
    const missing = { openDuplicates: { exists: false } }
    expect(await exists({ payload: portal.payload, collection: 'applications', where: missing })).toBe(false)
  })
})

describe('what staff say', () => {
  itsRule('is remembered, in both histories, and can be changed', async () => {
    const { one, other, pair } = await aPair([bed, bed])
    const said = await say(one.id, other.id, 'different', pair.revision)
    expect([said.status, said.reply.msg]).toEqual([200, 'Not the same person. We have noted it in both applications.'])
    expect([await openOf(one.id), await openOf(other.id)]).toEqual([0, 0])
    for (const [id, number] of [
      [one.id, other.number],
      [other.id, one.number],
    ] as const) {
      const event = (await calls.eventsOf(id)).find(({ kind }) => kind === 'other-person')
      expect(event).toMatchObject({ text: `${number}\nCompared.` })
    }
    expect((await say(other.id, one.id, 'same', pair.revision + 1)).status).toBe(200)
    const seen = await otherAsSeen(one.id, officerSession.user)
    expect(seen.duplicates).toMatchObject([{ verdict: 'same', note: 'Compared.', isOpen: false }])
    expect((await calls.eventsOf(one.id)).filter(({ kind }) => kind === 'same-person')).toHaveLength(1)
  })

  itsRule('is asked again only if a new reason appears', async () => {
    const { one, other, pair } = await aPair()
    await say(one.id, other.id, 'different', pair.revision)
    await findDuplicates(portal.payload, await reread(portal.payload, one.id))
    expect(await openOf(one.id)).toBe(0)
    const data = { studentPhone: one.studentPhone }
    await changeOne({ payload: portal.payload, collection: 'applications', where: { id: { equals: other.id } }, data })
    await findDuplicates(portal.payload, await reread(portal.payload, other.id))
    expect([await openOf(one.id), await openOf(other.id)]).toEqual([1, 1])
    expect(await pairsOf(portal.payload, one.id)).toMatchObject([{ verdict: 'different', isOpen: true }])
  })

  it('is accepted from the first of two who speak at once', async () => {
    const { one, other, pair } = await aPair()
    const answers = await Promise.all([
      say(one.id, other.id, 'same', pair.revision),
      say(other.id, one.id, 'different', pair.revision),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const kinds = (await calls.eventsOf(one.id)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'same-person' || kind === 'other-person')).toHaveLength(1)
  })

  itsRule('needs two applications that share something, and a known verdict', async () => {
    const [one, other] = [await apply(aPerson()), await apply(aPerson())]
    expect((await say(one.id, other.id, 'same', 1)).status).toBe(404)
    expect((await say(one.id, 'x', 'same', 1)).status).toBe(404)
    const wrong = await say(one.id, other.id, 'maybe', 1)
    expect(wrong.reply.errors).toMatchObject([{ field: 'verdict', message: 'Choose whether it is the same person.' }])
  })
})

describe('for staff with a limit', () => {
  it('an application outside has no personal data, and they cannot speak about it', async () => {
    const { one, other, pair } = await aPair()
    const member = await aLimitedMember(portal, { courses: ['BED'] }, ['admissions-officer'])
    const seen = await otherAsSeen(one.id, member.user as never)
    expect(seen.duplicates).toMatchObject([{ isOpen: true, other: null, reasons: ['identity', 'name-birth'] }])
    expect(JSON.stringify(seen)).not.toContain(other.number)
    expect((await say(one.id, other.id, 'same', pair.revision, member.headers)).status).toBe(404)
    await say(one.id, other.id, 'same', pair.revision)
    const texts = (await calls.eventsOf(one.id)).map(({ text }) => text).join()
    expect(texts).not.toContain(other.number)
    expect((await otherAsSeen(one.id, member.user as never)).duplicates).toMatchObject([{ note: '', verdict: 'same' }])
  })
})

itsRule('an approval records that a possible duplicate was open', async () => {
  const person = aPerson()
  await apply(person)
  const { id } = await aPaidApplication(portal.payload, { open: bed, answers: person })
  await verifyDocumentsOf(portal.payload, { id, staffId: officerSession.user.id })
  const decision = { move: 'approve', reason: '' } as const
  await decideApplication({
    payload: portal.payload,
    staff: officer(officerSession.user.id),
    id,
    decision,
    now: new Date(),
  })
  expect((await calls.eventsOf(id)).map(({ kind }) => kind)).toContain('duplicate-open')
})

it('a deleted application leaves no pair', async () => {
  const { one, other } = await aPair()
  await portal.payload.delete({ collection: 'students', id: other.studentId })
  expect(await pairsOf(portal.payload, one.id)).toEqual([])
  expect(await openOf(one.id)).toBe(0)
})
