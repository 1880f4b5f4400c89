import { CLAIMS } from '@pravesh/shared/admissions/answers/answers'
import { claimsIn, statedIn } from '@pravesh/shared/admissions/claims/claim-states'
import type { SentMarks } from '@pravesh/shared/allotment/calls/student-calls'
import type { ListKind } from '@pravesh/shared/allotment/lists/list-kinds'
import { findApplication } from '../../src/admissions/applications/application-record.ts'
import { checkClaim } from '../../src/admissions/claims/check-claim.ts'
import { ownEntry } from '../../src/allotment/entries/own-entry.ts'
import { prepareList } from '../../src/allotment/lists/prepare-list.ts'
import { previewOf } from '../../src/allotment/lists/preview-list.ts'
import { publishList } from '../../src/allotment/lists/publish-list.ts'
import { saveMarks } from '../../src/allotment/marks/save-marks.ts'
import { entryForStaff } from '../../src/allotment/marks/staff-entry.ts'
import { verifyMarks } from '../../src/allotment/marks/verify-marks.ts'
import { decideObjection } from '../../src/allotment/objections/decide-objection.ts'
import { objectToList } from '../../src/allotment/objections/object-to-list.ts'
import { readRows } from '../../src/database/records/read-rows.ts'
import { drawn, type MeritApplicant } from '../builders/merit-applicants.ts'
import { marksOf } from '../builders/open-processes.ts'
import { itIs, processOfYear, type Year } from './year.ts'

/** As typed: most have between 45 and 94 per cent, one in forty fails. */
function typedMarks({ number }: MeritApplicant, more = 0): SentMarks['marks'] {
  const base = number % 40 === 29 ? 30 : 45 + drawn(number, 'marks', 46)
  const kinds = ['language', 'elective', 'elective', 'elective', 'elective']
  const rows = kinds.map((kind, at) => `${kind} ${base + more + drawn(number, `subject ${at}`, 4)}`)
  return structuredClone(marksOf(...rows)) as SentMarks['marks']
}

const typesNone = ({ number }: MeritApplicant) => number % 20 === 7
const isReturned = ({ number }: MeritApplicant) => number % 23 === 5
/** Verified after the provisional list. */
const isLate = ({ number }: MeritApplicant) => number % 29 === 4
const objects = ({ number }: MeritApplicant) => number % 9 === 1

const own = (year: Year, { student, application }: MeritApplicant, now: Date) =>
  ownEntry({ payload: year.portal.payload, studentId: student.id, applicationId: application, now })

async function type(year: Year, applicant: MeritApplicant, now: Date): Promise<void> {
  const entry = await own(year, applicant, now)
  const sent = { revision: entry.entry.revision, marks: typedMarks(applicant) }
  await saveMarks({ payload: year.portal.payload, own: entry, sent, now })
}

async function verify(year: Year, applicant: MeritApplicant, now: Date, more = 0): Promise<void> {
  const { payload } = year.portal
  const found = await entryForStaff({ payload, applicationId: applicant.application, now })
  const sent = { verdict: 'verified' as const, revision: found.entry.revision, marks: typedMarks(applicant, more) }
  await verifyMarks({ payload, staff: year.officer, ...found, sent, now })
}

/** Marks are typed, and verified as typed, as found in the documents, or after they came back. */
export async function typeAndVerify(year: Year): Promise<void> {
  const { payload } = year.portal
  const typing = year.applicants.filter((applicant) => !typesNone(applicant))
  const typedOn = itIs('2026-06-12')
  for (const applicant of typing) await type(year, applicant, typedOn)
  const verifiedOn = itIs('2026-06-18')
  for (const applicant of typing) {
    if (isLate(applicant)) continue
    if (!isReturned(applicant)) await verify(year, applicant, verifiedOn, applicant.number % 17 === 0 ? -2 : 0)
    else {
      const found = await entryForStaff({ payload, applicationId: applicant.application, now: verifiedOn })
      const sent = { verdict: 'returned' as const, revision: found.entry.revision, reason: 'The marks differ.' }
      await verifyMarks({ payload, staff: year.officer, ...found, sent, now: verifiedOn })
    }
  }
  const again = itIs('2026-06-22')
  for (const applicant of typing.filter(isReturned)) {
    await type(year, applicant, again)
    if (!isLate(applicant)) await verify(year, applicant, again)
  }
}

/** Most claims are confirmed; one in eleven is refused, one in thirteen waits until after the provisional list. */
export async function checkClaims(year: Year, { late }: { late: boolean }): Promise<number> {
  const { payload } = year.portal
  const now = late ? itIs('2026-06-30', '09:00') : itIs('2026-06-19')
  let checked = 0
  for (const { number, application: id } of year.applicants) {
    if ((number % 13 === 2) !== late) continue
    const { answers = {} } = (await findApplication(payload, id)) ?? {}
    for (const claim of claimsIn(answers).filter((each) => each === CLAIMS[0] || each === 'disability')) {
      const said =
        number % 11 === 6
          ? { verdict: 'refused' as const, reason: 'The certificate cannot be read.' }
          : { verdict: 'confirmed' as const, reason: '' }
      const sent = { claim, ...said, before: null, stated: statedIn(claim, answers), prepared: [] }
      await checkClaim({ payload, staff: year.officer, id, sent, now })
      checked += 1
    }
  }
  return checked
}

/** Publishes the next version of a list as it was previewed. */
export async function publishNext(year: Year, kind: ListKind, now: Date) {
  const { payload } = year.portal
  const process = await processOfYear(year)
  const seen = previewOf(kind, await prepareList({ payload, process, kind, now }))
  const { version, hash } = seen
  await publishList({ payload, process, staff: year.publisher, sent: { kind, version, hash, reason: '' }, now })
  return seen
}

/** Applicants object to their marks; every other objection is accepted, and the marks are corrected. */
export async function objectAndDecide(year: Year): Promise<{ accepted: number; refused: number }> {
  const { payload } = year.portal
  const sentOn = itIs('2026-06-28')
  const counts = { accepted: 0, refused: 0 }
  const listed = year.applicants.filter((each) => objects(each) && !typesNone(each))
  for (const applicant of listed) {
    const sent = { about: 'marks' as const, text: 'One subject is missing.' }
    await objectToList({ payload, own: await own(year, applicant, sentOn), sent, file: null, now: sentOn })
  }
  const decidedOn = itIs('2026-06-29')
  const where = { process: { equals: year.process } }
  const objections = await readRows({ payload, collection: 'merit-objections', where, sort: 'number', limit: 10_000 })
  const byNumber = new Map(listed.map((applicant) => [`DELED2026${applicant.number}`, applicant]))
  for (const objection of objections) {
    const applicant = byNumber.get(objection.number)
    if (!applicant) throw new Error(`No one objected as ${objection.number}.`)
    const decision = applicant.number % 2 === 0 ? 'accepted' : 'refused'
    const sent = { decision, reason: 'Compared with the mark sheet.' } as const
    await decideObjection({ payload, staff: year.officer, objection, sent, now: decidedOn })
    if (decision === 'accepted') await verify(year, applicant, decidedOn, 1)
    counts[decision] += 1
  }
  return counts
}

/** Officers verify the marks that had waited. */
export async function verifyLate(year: Year): Promise<void> {
  const now = itIs('2026-06-29', '15:00')
  for (const applicant of year.applicants) {
    if (isLate(applicant) && !typesNone(applicant)) await verify(year, applicant, now)
  }
}
