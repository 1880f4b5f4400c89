import { startOfDay } from '../platform/day-in-india.ts'
import { addDays } from '../platform/days.ts'
import { dayInIndia } from '../platform/formats.ts'

/** How long the portal keeps what, and why. Settings, the daily job, texts and reports draw this table. (decision 96) */

/** In the order of the job: forms first, so that their uploads are unused when those are swept. */
export const RETENTION_KINDS = [
  'unsentForms',
  'rejectedDocuments',
  'identityCopies',
  'messageTexts',
  'accessRecords',
  'helpRequests',
  'rightsRequests',
  'guardianConsents',
  'meritRecords',
] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** Whether records are deleted, or lose what is personal in them. */
type RetentionOutcome = 'erased' | 'reduced'

export interface RetentionRule {
  /** For staff. */
  label: string
  /** What the portal does at the end of the period, and what stays. */
  happens: string
  outcome: RetentionOutcome
  /** The purpose or law on which the period rests. */
  basis: string
  /** In days. */
  value: number
  min: number
  /** The period as texts of the website name it. */
  placeholder: string
}

const YEAR_DAYS = 365
/** The least that staff may choose where no law says more. */
const MONTH_DAYS = 30
export const MAX_RETENTION_DAYS = 10 * YEAR_DAYS

/** Personal data and logs of its processing. In force from 13 May 2027. */
const ONE_YEAR = `Digital Personal Data Protection Rules 2025, rule 8(3): at least ${periodText(YEAR_DAYS)}, then erased.`

export const RETENTION_RULES: Record<RetentionKind, RetentionRule> = {
  unsentForms: {
    label: 'Forms that were not sent',
    happens: 'Days after the last save. The form and its uploads are deleted. The student can start again.',
    outcome: 'erased',
    basis: `The purpose has ended: no application was made. The form contains an Aadhaar number. From 13 May 2027 at least ${periodText(YEAR_DAYS)}, also if the period here is shorter: Digital Personal Data Protection Rules 2025, rule 8(3).`,
    value: 180,
    min: MONTH_DAYS,
    placeholder: 'time to keep forms that were not sent',
  },
  rejectedDocuments: {
    label: 'Documents of rejected applications',
    happens:
      'Days after the rejection. The files are deleted. The application, its answers, its history and the decision stay. If you reopen it later, the student has to upload the documents again.',
    outcome: 'erased',
    basis: `The purpose has ended with the decision. ${ONE_YEAR}`,
    value: YEAR_DAYS,
    min: YEAR_DAYS,
    placeholder: 'time to keep documents of rejected applications',
  },
  identityCopies: {
    label: 'Copies of Aadhaar cards of admitted students',
    happens: 'Days after the approval. The file is deleted; the other documents stay.',
    outcome: 'erased',
    basis: `The identity has been checked. ${ONE_YEAR}`,
    value: YEAR_DAYS,
    min: YEAR_DAYS,
    placeholder: 'time to keep copies of Aadhaar cards',
  },
  messageTexts: {
    label: 'Texts of messages',
    happens:
      'Days after the message was written. Subject and text are deleted. To whom which kind of message was sent, and when, stays. It cannot be sent again.',
    outcome: 'reduced',
    basis: `Questions about what was sent. ${ONE_YEAR}`,
    value: YEAR_DAYS,
    min: YEAR_DAYS,
    placeholder: 'time to keep texts of messages',
  },
  accessRecords: {
    label: 'Who opened what',
    happens: 'Days after the opening. The entry is deleted.',
    outcome: 'erased',
    basis: `Digital Personal Data Protection Rules 2025, rule 6(1)(e): logs for ${periodText(YEAR_DAYS)}, to notice and investigate misuse.`,
    value: YEAR_DAYS,
    min: YEAR_DAYS,
    placeholder: 'time to keep records of who opened data',
  },
  helpRequests: {
    label: 'Requests for help',
    happens: 'Days after the last message. The request and its answers are deleted, also if no one has answered it.',
    outcome: 'erased',
    basis: `Questions that follow an answer. ${ONE_YEAR}`,
    value: 2 * YEAR_DAYS,
    min: YEAR_DAYS,
    placeholder: 'time to keep requests for help',
  },
  rightsRequests: {
    label: 'Requests about rights',
    happens: 'Days after the answer. The request, its answer and its history are deleted, also of erased accounts.',
    outcome: 'erased',
    basis: `Proof of what was asked and answered. ${ONE_YEAR}`,
    value: 3 * YEAR_DAYS,
    min: YEAR_DAYS,
    placeholder: 'time to keep requests about rights',
  },
  guardianConsents: {
    label: 'Consents of parents and guardians',
    happens: 'Days after the 18th birthday of the student. The entries are deleted.',
    outcome: 'erased',
    basis: `Proof of the consent. Limitation Act 1963, sections 6 and 8: a person may sue until ${periodText(3 * YEAR_DAYS)} after turning 18.`,
    value: 3 * YEAR_DAYS,
    min: 3 * YEAR_DAYS,
    placeholder: 'time to keep consents of guardians',
  },
  meritRecords: {
    label: 'Merit processes of people who were not admitted',
    happens:
      'Days after the last day of the process. Marks, choices, objections with their files, and seats without a payment are deleted. Published lists and runs stay: they name no one. What belongs to an admission stays with it.',
    outcome: 'erased',
    basis: `Proof of how seats were given. Limitation Act 1963, article 113: a person may sue until ${periodText(3 * YEAR_DAYS)} later.`,
    value: 3 * YEAR_DAYS,
    min: YEAR_DAYS,
    placeholder: 'time to keep records of merit processes',
  },
}

/** From the annual return of the year. */
const GST_MONTHS = 72

/** What the job never touches, because a law says so. */
export const KEPT_BY_LAW = {
  label: 'Payments, refunds, receipts, bills and orders',
  years: 8,
  basis: `Companies Act 2013, section 128(5): eight financial years. GST: ${GST_MONTHS} months (CGST Act 2017, section 36).`,
} as const

/**
 * The moment before which a period has ended (ISO 8601): the first of a day in India, so that a record is kept for all days of
 * its period, whatever the time at which the job runs.
 */
export function endedBefore(days: number, now: Date): string {
  return startOfDay(addDays(dayInIndia(now), -days))
}

/** The day on which rule 8(3) comes into force: personal data stay for at least a year from their processing. */
const LEAST_YEAR_FROM = '2027-05-13'

/** The days of a period on a day in India (`YYYY-MM-DD`), whatever shorter period is set. */
export function periodOn(days: number, today: string): number {
  return today < LEAST_YEAR_FROM ? days : Math.max(days, YEAR_DAYS)
}

/** A period in words, such as `2 years` or `180 days`. */
export function periodText(days: number): string {
  const [count, unit] = days % YEAR_DAYS === 0 ? [days / YEAR_DAYS, 'year'] : [days, 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
