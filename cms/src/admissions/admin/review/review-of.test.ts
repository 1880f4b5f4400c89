import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents/documents'
import { allDocuments, longestAnswers, reference, storedAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { answersShown } from '@pravesh/shared/admissions/form/answers-shown'
import type { ApplicationStatus, DocumentState } from '@pravesh/shared/admissions/status/status'
import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { describe, expect, it } from 'vitest'
import type { ApplicantDocument, ApplicationEvent } from '../../../payload-types.ts'
import type { ApplicationRecord } from '../../applications/application-record.ts'
import type { OtherApplications } from '../../same-person/shown-duplicates.ts'
import type { ReviewRecords } from './load-review.ts'
import { reviewOf } from './review-of.ts'

const answers = storedAnswers(longestAnswers('BED'))
const documents = allDocuments('BED', answers)
interface Given {
  status?: ApplicationStatus
  feePaidAt?: string | null
  state?: DocumentState
  without?: readonly string[]
  /** Documents whose files are missing. */
  lost?: readonly string[]
}

const aDuplicate: OtherApplications['duplicates'][number] = {
  key: 'p1',
  revision: 2,
  isOpen: true,
  reasons: ['phone'],
  verdict: 'different',
  note: '',
  saidBy: 'Mina Das',
  saidAt: '2026-11-21T06:30:00.000Z',
  other: {
    id: 'a2',
    number: 'BED20262',
    name: 'ASHA MONDAL',
    course: 'BED',
    collegeName: 'Tistapar College',
    sessionYear: '2026-2028',
    status: 'SUBMITTED',
  },
}

const aFile = (id: string, state: DocumentState) =>
  ({ id, originalName: `${id}.jpg`, mimeType: 'image/jpeg', filesize: 180_400, state }) as ApplicantDocument

function records({
  status = 'SUBMITTED',
  feePaidAt = '2026-11-21T06:30:00.000Z',
  state = 'VERIFIED',
  without = [],
  lost = [],
}: Given = {}) {
  const application = {
    id: 'a1',
    revision: 3,
    number: 'BED20261',
    studentName: 'ASHA MONDAL',
    studentPhone: '9812345670',
    studentEmail: 'asha.mondal@example.in',
    course: 'BED',
    collegeName: 'Tistapar College',
    sessionYear: '2026-2028',
    status,
    submittedAt: '2026-11-20T20:00:00.000Z',
    feePaidAt,
    feePaise: 50_000,
    courseFeePaise: 12_500_000,
    answers,
    shown: answersShown({ form: formOf('BED'), answers, reference }),
    documents: Object.fromEntries(Object.entries(documents).filter(([kind]) => !without.includes(kind))),
    changes: null,
    claimChecks: {},
    identity: 'yes',
    axisMarks: { identity: { by: 'Mina Das', at: '2026-11-21T06:30:00.000Z' } },
    correction: {
      parts: ['personal'],
      documents: ['photo'],
      reason: 'Correct your name.',
      dueOn: '',
      askedAt: null,
      requests: [],
    },
    agreement: { version: '2026-11', html: '<p>Yes</p>', acceptedAt: '2026-11-20T20:00:00.000Z', acceptedFrom: '::1' },
  } as Partial<ApplicationRecord> as ApplicationRecord
  const sent = DOCUMENT_KINDS.filter((kind) => application.documents[kind]).map((kind) => {
    const file = lost.includes(kind) ? null : aFile(application.documents[kind] ?? '', state)
    return { kind, file, state: file?.state ?? ('REJECTED' as const) }
  })
  const note = { id: 'e1', at: '2026-11-21T06:30:00.000Z', kind: 'note', by: 'Mina Das', text: 'Called.' }
  return {
    application,
    fee: anOwedView(feePaidAt ? 'paid' : 'notStarted'),
    documents: sent,
    previousFiles: ['old-photo'],
    ...{ seats: { approved: 41, total: 60 }, mayExceedSeats: false },
    sealedNumbers: [],
    mayReadAccesses: false,
    mayDecide: true,
    work: { hold: { holder: null, isOwn: false, until: '' }, mayHold: true, assignedTo: '', colleagues: [] },
    mayCheck: true,
    requests: [],
    events: [note as ApplicationEvent],
    texts: [],
    studentLanguage: 'en',
    staffId: 'mina',
    now: new Date('2026-11-21T07:00:00Z'),
    checks: [],
    others: { duplicates: [aDuplicate], ofAccount: [] },
    ...{ reading: null, guardian: null },
    readingSettings: { isOn: false, samplePercent: 0 },
  } satisfies ReviewRecords
}

describe('the review of an application', () => {
  it('lists every document in the order of the form, with label, size and address', () => {
    const review = reviewOf(records())
    const kinds = review.documents.map(({ kind }) => kind)
    expect(kinds).toEqual(DOCUMENT_KINDS.filter((kind) => kinds.includes(kind)))
    expect(review.documents[0]).toMatchObject({
      label: 'Profile photo',
      size: '180 kB',
      url: `/api/file/document/${documents.photo}`,
      viewUrl: `/api/file/document/${documents.photo}/view`,
    })
    expect(review.notSent).toEqual([])
  })
  it('lists the requested documents that were not sent', () => {
    expect(reviewOf(records({ without: ['other', 'fitnessCertificate'] })).notSent).toEqual([
      'Fitness certificate',
      'Other certificate',
    ])
  })
  it('says when documents were deleted at the end of their period', () => {
    const application = { ...records().application, documentsErasedAt: '2026-11-28T21:30:00.000Z' }
    expect(reviewOf({ ...records(), application }).erasedOn).toBe('29 Nov 2026')
  })
  it('shows what staff know besides the status, the documents as they were checked', () => {
    const shown = (given: Given) =>
      reviewOf(records(given)).axes.map(({ label, stateLabel, set }) => [label, stateLabel, set])
    expect(shown({})).toEqual([
      ['Documents', 'Yes', ''],
      ['Eligibility', 'Not yet', ''],
      ['Identity', 'Yes', 'Mina Das, 21 Nov 2026, 12:00 pm'],
      ['Originals seen', 'Not yet', ''],
      ['Interview', 'Not yet', ''],
    ])
    expect(shown({ state: 'UNCHECKED' })[0]).toEqual(['Documents', 'Not yet', ''])
    expect(shown({ lost: ['photo'] })[0]).toEqual(['Documents', 'No', ''])
  })
  it('shows possible duplicates to compare, without the other application if staff may not see it', () => {
    expect(reviewOf(records()).others).toMatchObject({
      open: 1,
      duplicates: [
        {
          reasons: ['Same phone'],
          said: 'Not the same person, said Mina Das on 21 Nov 2026, 12:00 pm.',
          verdicts: [{ value: 'same' }, { value: 'different' }],
          other: { facts: 'B.Ed, Tistapar College, 2026-2028', href: '/admin/collections/applications/a2' },
        },
      ],
    })
    const hidden = { duplicates: [{ ...aDuplicate, other: null }], ofAccount: [] }
    expect(reviewOf({ ...records(), others: hidden }).others.duplicates).toMatchObject([{ other: null, verdicts: [] }])
    expect(reviewOf({ ...records(), mayCheck: false }).others.duplicates).toMatchObject([{ verdicts: [] }])
  })
  it('shows only masked Aadhaar numbers', () => {
    const words = JSON.stringify(reviewOf(records()))
    expect(words).toContain('XXXX XXXX')
    expect(words).not.toMatch(/\b[2-9]\d{11}\b/)
  })
  it('offers the allowed moves and lists the obstacles', () => {
    expect(reviewOf(records())).toMatchObject({ moves: ['approve', 'reject', 'sendBack'], obstacles: [] })
    const unpaid = reviewOf(records({ feePaidAt: null, state: 'UNCHECKED' }))
    expect(unpaid.moves).toContain('approve')
    expect(unpaid.obstacles).toHaveLength(2)
    expect(unpaid.obstaclesOnceChecked).toEqual([expect.stringContaining('fee')])
    expect(reviewOf(records({ status: 'SENT_BACK' })).moves).toEqual(['reject', 'recall'])
    expect(reviewOf(records({ status: 'REJECTED' }))).toMatchObject({
      moves: ['reopen'],
      mayCheck: false,
      mayNote: true,
    })
  })
  it('shows the seats, and blocks approval when none is left unless the member of staff may exceed them', () => {
    const seats = { approved: 60, total: 60 }
    expect(reviewOf(records()).facts).toContainEqual({ label: 'Seats', value: '41 of 60 approved' })
    expect(reviewOf({ ...records(), seats }).obstacles).toEqual([
      'All 60 seats of this college are taken.',
      'Only an administrator can approve more.',
    ])
    const administrators = reviewOf({ ...records(), seats, mayExceedSeats: true })
    expect(administrators).toMatchObject({ obstacles: [], seats: { isFull: true } })
  })
  it('names documents whose files are missing, which obstruct the approval and can be replaced', () => {
    const review = reviewOf(records({ lost: ['photo'] }))
    expect(review.documents.map(({ kind }) => kind)).not.toContain('photo')
    expect(review.lost).toEqual(['Profile photo'])
    expect(review.notSent).toEqual([])
    expect(review.obstacles).toEqual([expect.stringMatching(/^Not accepted: Profile photo\./)])
    expect(review.obstaclesOnceChecked).toEqual(review.obstacles)
  })
  it('shows what the student changed, with the previous files that still exist', () => {
    const { application, ...rest } = records({ status: 'RESUBMITTED' })
    const answers = [{ section: 'Personal Details', label: 'Name', before: 'ASA', after: 'ASHA' }]
    const changed = [
      { kind: 'photo' as const, before: 'old-photo' },
      { kind: 'signature' as const, before: 'deleted' },
      { kind: 'other' as const, before: null },
    ]
    const changes = { at: '2026-11-21T06:30:00.000Z', answers, documents: changed }
    expect(reviewOf({ ...rest, application: { ...application, changes } }).changes).toEqual({
      at: '21 Nov 2026, 12:00 pm',
      answers,
      documents: [
        { label: 'Profile photo', isNew: false, url: '/api/file/document/old-photo/view' },
        { label: 'Signature', isNew: false, url: null },
        { label: 'Other certificate', isNew: true, url: null },
      ],
    })
    expect(reviewOf(records()).changes).toBeNull()
  })
  it('shows requested corrections only while the application is with the student', () => {
    expect(reviewOf(records()).requestedCorrections).toBeNull()
    expect(reviewOf(records({ status: 'SENT_BACK' })).requestedCorrections).toEqual({
      labels: ['Personal Details', 'Profile photo'],
      reason: 'Correct your name.',
      dueOn: '',
    })
  })
  it('shows times in Indian time', () => {
    const { events, agreement } = reviewOf(records())
    expect(events[0]).toMatchObject({ at: '21 Nov 2026, 12:00 pm', what: 'Note', by: 'Mina Das', isNote: true })
    expect(agreement.facts[1]?.value).toBe('21 Nov 2026, 1:30 am')
  })

  it('offers a verifier the documents and no decision, and says who decides', () => {
    const review = reviewOf({ ...records(), mayDecide: false })
    expect(review).toMatchObject({ moves: [], mayCheck: true, mayNote: true })
    expect(review.decidedBy).toBe('an administrator or an admissions officer')
  })
  it('offers an auditor nothing', () => {
    const review = reviewOf({ ...records(), mayDecide: false, mayCheck: false })
    expect(review).toMatchObject({ moves: [], mayCheck: false, mayNote: false })
  })
})
