import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { afterMove, isApproved } from '@pravesh/shared/admissions/status/status'
import { correctedApplication, correctionFromWire } from '@pravesh/shared/admissions/wire/correction'
import { submissionNames } from '@pravesh/shared/admissions/wire/names'
import { reasoned, refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'
import { identityStore } from '../answers/identity-store.ts'
import type { ApplicationRecord, LastChange } from '../applications/application-record.ts'
import { applyChange } from '../changes/apply-change.ts'
import { ownApplication } from '../changes/own-application.ts'
import { takeSeat } from '../seats/take-seat.ts'
import { closedOn, openCorrection } from '../windows/open-correction.ts'
import { checkCorrection } from './check-correction.ts'
import { correctedData } from './corrected-data.ts'
import { storedCourse } from './stored-course.ts'

interface ResubmitOptions {
  payload: Payload
  student: Student
  /** Unvalidated body, with wire names. */
  sent: unknown
  clientAddress: string
  now: Date
}

/**
 * Accepts a student's corrections. Only what staff asked for may change, or what an open window has: then the application stays
 * where it is, and an officer who has read it before decides anew. Throws a Problem: 400 with every validation error, 404 for
 * other students' applications, 409 when nothing may be corrected now or the agreement has changed.
 */
export async function resubmitApplication(options: ResubmitOptions): Promise<ApplicationRecord> {
  const { payload, student, sent, now } = options
  const { id } = await ownApplication({ payload, studentId: student.id, id: correctedApplication(sent), now })
  return applyChange({
    payload,
    id,
    now,
    decide: async (application) => {
      const { course, answers: before, status } = application
      const open = await openCorrection({ payload, application, now })
      if (open === null) throw await notOpen({ payload, application, now })
      const next = afterMove(status, 'resubmit')
      const { reference } = await storedCourse({ payload, application })
      const { correction, validationErrors } = correctionFromWire({
        form: formOf(course),
        sent,
        before,
        colleges: reference.colleges,
      })
      if (correction === null || validationErrors.length > 0) throw invalid(validationErrors)
      const checked = await checkCorrection({ ...options, application, sent: correction, correction: open })
      if (next !== null && isApproved(next))
        await moveSeat({ payload, application, collegeId: checked.college.id, now })
      const by = application.studentName
      return {
        data: {
          ...correctedData({ ...options, application, checked, identity: await identityStore(payload) }),
          status: next ?? status,
        },
        event: { kind: next === null ? 'corrected' : 'resubmitted', by, staffId: null, text: '' },
      }
    },
  })
}

interface MoveSeatOptions {
  payload: Payload
  application: ApplicationRecord
  /** The college after the correction. */
  collegeId: string
  now: Date
}

/** An approved student who changes the college needs a free seat there. */
async function moveSeat({ payload, application, collegeId, now }: MoveSeatOptions): Promise<void> {
  if (collegeId === application.collegeId) return
  const { course, sessionYear } = application
  const intake = { course, collegeId, sessionYear }
  const seat = await takeSeat({ payload, application, intake, mayExceed: false, now })
  if (seat) return
  const reason = reasoned(admissionReplies, 'NO_SEATS_LEFT')
  throw invalid([{ field: submissionNames.collegeId, code: 'notAnOption', ...reason }])
}

interface NotOpenOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

async function notOpen(options: NotOpenOptions): Promise<Problem> {
  const day = await closedOn(options)
  if (day === null) return notRequested(options.application)
  return new Problem({ ...refused(admissionReplies, 'WINDOW_CLOSED', { day }), status: 409 })
}

function notRequested({ lastChange }: ApplicationRecord): Problem {
  const code = (lastChange && NOT_REQUESTED[lastChange.kind]) ?? 'UNDER_REVIEW'
  return new Problem({ ...refused(admissionReplies, code), status: 409 })
}

/** By what was last done. */
const NOT_REQUESTED: Partial<Record<LastChange['kind'], keyof typeof admissionReplies.en>> = {
  // From another device, or by a request whose reply was lost.
  resubmitted: 'RESUBMITTED_BEFORE',
  recalled: 'RECALLED',
}
