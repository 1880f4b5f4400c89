import { isApproved } from '@pravesh/shared/admissions/status/status'
import { feeParts } from '@pravesh/shared/fees/fees'
import type { Payload } from 'payload'
import { courseOffer } from '../../content/index.ts'
import type { Changes } from '../../database/records/columns.ts'
import { Problem } from '../../foundation/problem.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { applyChange } from '../changes/apply-change.ts'
import { intakeOf } from '../seats/count-seats.ts'
import { takeSeat } from '../seats/take-seat.ts'
import { DecisionRefused, judgeDecision } from './judge-decision.ts'
import type { StaffMember } from './staff-member.ts'

interface AdmitOptions {
  payload: Payload
  /** Of the application. */
  id: string
  /** Where the applicant has a seat, perhaps another college than the one of the application. */
  collegeId: string
  /** That of the seat, perhaps another one than that of the application; empty where seats have none. */
  subject: string
  staff: StaffMember
  now: Date
}

/**
 * Approves an application at the college, and for the subject, where a process gave the applicant a seat, with the fees of that college. The process counts its
 * seats, so none has to be free here. An application that is approved there already stays as it is. Throws a Problem: 404, 409 when documents, fee or
 * state do not allow an approval, or the course is no longer taught there.
 */
export function admitAllotted({
  payload,
  id,
  collegeId,
  subject,
  staff,
  now,
}: AdmitOptions): Promise<ApplicationRecord> {
  return applyChange<Changes<'applications'>>({
    payload,
    id,
    now,
    decide: async (application) => {
      const isThere = application.collegeId === collegeId && (subject === '' || application.subject === subject)
      if (isApproved(application.status) && isThere) return null
      const options = { payload, application, move: 'approve', hasAllottedSeat: true, now } as const
      const judged = await judgeDecision(options)
      if ('refusal' in judged) throw new DecisionRefused('approve', judged.refusal)
      const place = await placeAt({ payload, application, collegeId })
      const seatsExceeded = await seatBeyond({ payload, application, collegeId, now })
      const { next, liveKey } = judged.allowed
      return {
        data: {
          ...place,
          ...(subject !== '' && { subject }),
          status: next,
          liveKey,
          decisionReason: '',
          sentTexts: [],
          rejectionCode: null,
        },
        event: {
          ...{ kind: 'approved', by: staff.name, staffId: staff.id, text: '', sentTexts: [] },
          ...{ seatsExceeded, openDuplicates: application.openDuplicates ?? 0, isAllotted: true },
        },
        isFinal: true,
      }
    },
  })
}

interface PlaceOptions extends Pick<AdmitOptions, 'payload' | 'collegeId'> {
  application: ApplicationRecord
}

/** College and fees as the course has them now. */
async function placeAt({ payload, application, collegeId }: PlaceOptions): Promise<Changes<'applications'>> {
  const offer = await courseOffer({ payload, course: { code: application.course } })
  const college = offer?.colleges.find(({ id }) => id === collegeId)
  if (!offer || !college) {
    const publicMessage = 'The course is not published for this college. Add the college to the course, then try again.'
    throw new Problem({ code: 'NOT_OFFERED', status: 409, publicMessage })
  }
  const parts: unknown[] = feeParts(college.totalPricePaise, offer.feeTable)
  return { college: college.id, collegeName: college.name, courseFeePaise: college.totalPricePaise, feeParts: parts }
}

/** Holds a place, so that approvals one by one count it. Empty unless it is beyond the number of seats. */
async function seatBeyond({ now, ...options }: PlaceOptions & Pick<AdmitOptions, 'now'>): Promise<string> {
  const { payload, application, collegeId } = options
  const intake = intakeOf({ ...application, collegeId })
  if (intake === null) return ''
  const seat = await takeSeat({ payload, application, intake, mayExceed: true, now })
  return seat?.isExceeded ? 'The merit process gave this seat.' : ''
}
