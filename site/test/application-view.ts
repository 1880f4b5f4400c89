import { CLAIMS } from '@pravesh/shared/admissions/answers/answers'
import { CLAIM_STATES } from '@pravesh/shared/admissions/claims/claim-labels'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_KINDS, DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { college, longestAnswers, reference, storedAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { answersShown } from '@pravesh/shared/admissions/form/answers-shown'
import { PART_LABELS, PARTS } from '@pravesh/shared/admissions/questions/parts'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { EVENT_KINDS, studentLabel } from '@pravesh/shared/admissions/status/events'
import { type ApplicationStatus, DOCUMENT_STATES } from '@pravesh/shared/admissions/status/status'
import { COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'

export const MOMENT = '2026-11-21T06:00:00Z'
export const FILE = '1.jpg'

/** An application with an answer, a document and an event of every kind. */
export function anApplicationView(course: CourseCode, status: ApplicationStatus): ApplicationView {
  const file = { id: '1', name: FILE, type: 'image/jpeg', bytes: 1 }
  return {
    id: status,
    number: '20261795236400000',
    course,
    courseName: COURSE_LABELS[course],
    collegeName: college.name,
    sessionYear: '2026-2028',
    status,
    submittedAt: MOMENT,
    feePaise: 1,
    feePaid: false,
    owed: anOwedView('undecided'),
    feeRefunded: false,
    hasFeeReceipt: false,
    feeRefund: null,
    courseFeePaise: 1,
    feeParts: [],
    sections: answersShown({ form: formOf(course), answers: storedAnswers(longestAnswers(course)), reference }),
    documents: DOCUMENT_KINDS.map((kind, index) => ({
      kind,
      file,
      url: '/1.jpg',
      state: DOCUMENT_STATES[index % DOCUMENT_STATES.length] ?? 'UNCHECKED',
      reason: '',
    })),
    correction: {
      labels: [...PARTS.map((part) => PART_LABELS[part]), ...Object.values(DOCUMENT_LABELS)],
      reason: '',
      requestedAt: MOMENT,
      dueOn: '2026-12-10',
      documentsToReplace: 0,
    },
    claims: CLAIMS.map((claim, index) => ({
      claim,
      content: claim === 'category' ? ['OBC', 'OBC-B', 'TANTI'] : [],
      state: CLAIM_STATES[index % CLAIM_STATES.length] ?? 'open',
      reason: '',
      lastDay: index === 0 ? null : '2027-03-31',
    })),
    correctionWindow: null,
    hasMeritProcess: true,
    rejection: '',
    rejectionCode: null,
    reopened: null,
    answerBy: null,
    events: EVENT_KINDS.flatMap((kind) => {
      const what = studentLabel(kind)
      return what === null ? [] : [{ at: MOMENT, what, reason: '' }]
    }),
    agreementHtml: '',
  }
}
