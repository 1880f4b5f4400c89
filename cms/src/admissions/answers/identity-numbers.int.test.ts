import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anApprovedApplication,
  anOpenCourse,
  aSentBackApplication,
  aSubmissionOf,
  type OpenCourse,
  reread,
} from '../../../test/builders/applications.ts'
import { correctionBody } from '../../../test/builders/corrections.ts'
import { keepIdentityNumbers } from '../../../test/builders/identity-numbers.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { submissionsOn } from '../../../test/submissions.ts'
import { changeAll } from '../../database/records/change-all.ts'
import type { Student } from '../../payload-types.ts'
import { loadReview } from '../admin/review/load-review.ts'
import { reviewOf } from '../admin/review/review-of.ts'
import { findDraft } from '../drafts/find-draft.ts'
import { saveDraft } from '../drafts/save-draft.ts'
import { applicationFormKind } from '../printed/application-form-kind.ts'
import { addMissingHashes } from './add-missing-hashes.ts'
import { decryptAadhaar } from './encrypted-aadhaar.ts'

const AADHAAR = '234567890124'
const OTHER = '298765432101'
const MASKED = 'XXXX XXXX 0124'

const portal = startTestPortal()
const opened: Partial<Record<'DELED', OpenCourse>> = {}
let staffId: string
const courses = () => opened as Record<'DELED' | 'BED' | 'DPHARM', OpenCourse>
const { submit, applicationsOf } = submissionsOn(portal, courses())
beforeAll(async () => {
  opened.DELED = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

const open = () => opened.DELED as OpenCourse

async function bodyOf(student: Student, aadhaar: string) {
  return submissionToWire(await aSubmissionOf(portal.payload, { student, open: open(), answers: { aadhaar } }))
}

async function submitted(aadhaar = AADHAAR) {
  const student = await anActiveStudent(portal.payload)
  const body = await bodyOf(student, aadhaar)
  expect((await submit(student, body)).status).toBe(200)
  const [application] = await applicationsOf(student)
  return { student, body, application }
}

const formOf = async (student: Student) =>
  (await portal.call('GET', '/api/application/form/DELED', undefined, await loggedIn(portal.payload, student))).reply
    .result

async function corrected(student: Student, aadhaar?: string) {
  const { id } = (await applicationsOf(student))[0] ?? { id: '' }
  const application = await reread(portal.payload, id)
  const body = correctionBody(open(), application, { answers: aadhaar === undefined ? {} : { aadhaar } })
  const headers = await loggedIn(portal.payload, student)
  const { status, reply } = await portal.call('POST', '/api/application/reUpdateApplication', body, headers)
  return { status, reply, after: await reread(portal.payload, id) }
}

const sentBackStudent = async () => {
  const student = await anActiveStudent(portal.payload)
  const answers = { aadhaar: OTHER }
  await aSentBackApplication(portal.payload, { open: open(), student, staffId, parts: ['personal'], answers })
  return student
}

/** What review, printed form and the student's own page show of the number. */
async function shownOf(payload: Payload, student: Student) {
  const { user } = await aStaffSession(portal, ['administrator'])
  const application = await anApprovedApplication(payload, {
    open: open(),
    student,
    staffId,
    answers: { aadhaar: AADHAAR },
  })
  const records = await loadReview({ payload, user: user as never, id: application.id })
  const review = records && reviewOf(records)
  const viewer = { studentId: student.id, staff: null, keys: ['x'] as [string] }
  const printed = await applicationFormKind.gather({ payload, id: application.id, viewer, now: new Date() })
  const headers = await loggedIn(payload, student)
  const own = await portal.call('GET', '/api/application/getMyApplication', undefined, headers)
  const wire = own.reply.result[0].personalinfo.aadhar_no
  return {
    review: JSON.stringify(review?.sections),
    mayShow: review?.numbersToShow.some(({ number }) => number === 'aadhaar'),
    printed: drawn(printed?.draw('en')),
    wire,
  }
}

const drawn = (node: unknown) => JSON.stringify(node)

describe('a portal that keeps the last four digits', () => {
  beforeAll(() => keepIdentityNumbers(portal.payload, 'last-four'))

  it('stores them and a hash, the same for each application with the number', async () => {
    const one = await submitted()
    const two = await submitted()
    const other = await submitted(OTHER)
    expect(one.application).toMatchObject({
      answers: { aadhaar: MASKED },
      aadhaarHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(one.application?.aadhaarSealed ?? null).toBeNull()
    expect(two.application?.aadhaarHash).toBe(one.application?.aadhaarHash)
    expect(other.application?.aadhaarHash).not.toBe(one.application?.aadhaarHash)
    expect(JSON.stringify(one.application)).not.toContain(AADHAAR)
  })

  itsRule('takes the same submission again, and no other number', async () => {
    const { student, body } = await submitted()
    expect((await submit(student, body)).status).toBe(200)
    // Another number with the same last four digits.
    expect((await submit(student, await bodyOf(student, '999999990124'))).status).toBe(409)
    expect((await submit(student, await bodyOf(student, OTHER))).status).toBe(409)
  })

  itsRule('shows only them in review, print and replies, and offers no more', async () => {
    const shown = await shownOf(portal.payload, await anActiveStudent(portal.payload))
    expect(shown).toMatchObject({ mayShow: false, wire: MASKED })
    expect(shown.review).toContain(MASKED)
    expect(shown.printed).toContain(MASKED)
  })

  itsRule('does not ask for the number again in a correction or another form, and keeps its hash', async () => {
    const student = await sentBackStudent()
    const before = (await applicationsOf(student))[0]
    expect(before?.aadhaarHash).toBeTruthy()
    expect((await formOf(student)).aadhaarOnFile).toBe(
      before?.answers && (before.answers as { aadhaar: string }).aadhaar,
    )
    const { status, after } = await corrected(student)
    expect(status).toBe(200)
    expect(after).toMatchObject({ answers: before?.answers, aadhaarHash: before?.aadhaarHash })
  })

  itsRule('stores the hash of another number that a correction enters', async () => {
    const student = await sentBackStudent()
    const { after } = await corrected(student, AADHAAR)
    const { application } = await submitted()
    expect(after).toMatchObject({ answers: { aadhaar: MASKED }, aadhaarHash: application?.aadhaarHash })
    expect(after.aadhaarSealed ?? null).toBeNull()
  })

  itsRule('leaves what was kept before to the command, but copies no full number', async () => {
    await keepIdentityNumbers(portal.payload, 'full')
    const student = await sentBackStudent()
    await keepIdentityNumbers(portal.payload, 'last-four')
    const { after } = await corrected(student)
    expect(after.aadhaarSealed ?? null).toBeNull()
    expect(after.aadhaarHash).toBeTruthy()
  })
})

describe('a portal that keeps full numbers', () => {
  beforeAll(() => keepIdentityNumbers(portal.payload, 'full'))

  it('stores them encrypted, with the hash, and offers them in the review', async () => {
    const { student, application } = await submitted()
    expect(decryptAadhaar(portal.payload, application?.aadhaarSealed ?? '', student.id)).toBe(AADHAAR)
    expect(application?.aadhaarHash).toBeTruthy()
    const shown = await shownOf(portal.payload, await anActiveStudent(portal.payload))
    expect(shown).toMatchObject({ mayShow: true, wire: MASKED })
    expect(shown.review + shown.printed).not.toContain(AADHAAR)
  })

  itsRule('keeps number and hash in a correction that leaves it alone', async () => {
    const student = await sentBackStudent()
    const before = (await applicationsOf(student))[0]
    const { after } = await corrected(student)
    expect(after).toMatchObject({ aadhaarSealed: before?.aadhaarSealed, aadhaarHash: before?.aadhaarHash })
  })

  it('adds the hashes that earlier versions did not store', async () => {
    const { application } = await submitted()
    const where = { id: { equals: application?.id ?? '' } }
    await changeAll({ payload: portal.payload, collection: 'applications', where, data: { aadhaarHash: null } })
    await addMissingHashes({ payload: portal.payload })
    expect((await reread(portal.payload, application?.id ?? '')).aadhaarHash).toBe(application?.aadhaarHash)
  })
})

describe('a portal that keeps nothing', () => {
  beforeAll(() => keepIdentityNumbers(portal.payload, 'none'))

  itsRule('does not ask, and drops a number that is sent', async () => {
    const { student, application } = await submitted()
    expect(application?.answers).not.toHaveProperty('aadhaar')
    expect([application?.aadhaarSealed ?? null, application?.aadhaarHash ?? null]).toEqual([null, null])
    expect(JSON.stringify(application)).not.toMatch(/0124|Aadhaar number/)
    expect(await formOf(student)).toMatchObject({ identityNumbers: 'none', aadhaarOnFile: '' })
    // A form without the number is complete.
    const another = await anActiveStudent(portal.payload)
    expect((await submit(another, await bodyOf(another, ''))).status).toBe(200)
  })

  itsRule('shows none in review, print and replies', async () => {
    const shown = await shownOf(portal.payload, await anActiveStudent(portal.payload))
    expect(shown).toMatchObject({ mayShow: false, wire: '' })
    expect(shown.review + shown.printed).not.toContain('Aadhaar number')
  })

  it('drops a number from a draft that a browser still sends', async () => {
    const student = await anActiveStudent(portal.payload)
    const owner = { studentId: student.id, course: 'DELED' as const }
    const flags = { detailsSaved: false, educationSaved: false, termsAccepted: false }
    const content = { answers: { aadhaar: AADHAAR, fatherName: 'BIMAL' }, documents: {}, ...flags }
    await saveDraft({ payload: portal.payload, owner, content, revision: 0, now: new Date() })
    expect((await findDraft({ payload: portal.payload, owner }))?.answers).toEqual({ fatherName: 'BIMAL' })
  })

  itsRule('does not ask in corrections either, and leaves what is stored to the command', async () => {
    const fresh = await sentBackStudent()
    expect((await corrected(fresh)).status).toBe(200)
    await keepIdentityNumbers(portal.payload, 'last-four')
    const student = await sentBackStudent()
    await keepIdentityNumbers(portal.payload, 'none')
    const { status, after } = await corrected(student, AADHAAR)
    expect(status).toBe(200)
    expect(after.answers).toMatchObject({ aadhaar: 'XXXX XXXX 2101' })
    expect(after.aadhaarHash ?? null).toBeNull()
  })
})
