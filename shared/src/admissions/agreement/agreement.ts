/** The agreement between applicant and portal, generated from the application. (spec 2, 9 "Agreement text") */

import { type CourseCosts, costName, courseCosts, dueText, type SharedCosts } from '../../courses/course-costs.ts'
import type { FeePart } from '../../fees/fees.ts'
import {
  type AgreedTerms,
  discontinuedPaise,
  OWED_AMOUNT,
  SPECIFIED_CLAUSE,
} from '../../payments/refunds/agreed-terms.ts'
import { PAID_WITHIN, scheduleLines } from '../../payments/refunds/schedule-text.ts'
import { paiseInWords } from '../../platform/amount-in-words.ts'
import { fill } from '../../platform/fill.ts'
import { DEFAULT_LOCALE } from '../../platform/locale.ts'
import { formatPaise } from '../../platform/money.ts'
import type { Answers } from '../answers/answers.ts'
import type { Agreement, AgreementBlock } from '../form/agreement-block.ts'
import type { CourseForm } from '../form/course-form.ts'
import { admissionDays } from './admission-days.ts'
import { NUMBER_WORDS, OPTIONAL_FEES, OTHER_FEES } from './course-fees.ts'

/** Change this whenever the text below changes. */
const AGREEMENT_VERSION = '2026-11-26'

export interface AgreementFacts {
  form: CourseForm
  answers: Answers
  collegeName: string
  sessionYear: string
  courseFeePaise: number
  /** The admission fee and the semester fees, which add up to the course fee. */
  parts: readonly FeePart[]
  /** The refund terms of the course in the session; later those that were agreed. */
  refundTerms: AgreedTerms
  /** What is due beside the course fee; later what was agreed. */
  costs: SharedCosts
}

/** Deterministic, so that browser and server generate the same text from the same facts. */
export function agreementFor(facts: AgreementFacts): Agreement {
  const { form, answers, collegeName, sessionYear, courseFeePaise, parts, costs } = facts
  const { label: name, agreement } = form
  const fee = `${formatPaise(courseFeePaise)} (${paiseInWords(courseFeePaise)})`
  return {
    version: AGREEMENT_VERSION,
    locale: DEFAULT_LOCALE,
    title: `Agreement for ${name}, session ${sessionYear}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `I, ${answers.applicantName ?? ''}, child of ${answers.fatherName ?? ''}, of ${homeOf(answers)}, apply for admission to ${name} at ${collegeName} in the session ${sessionYear}. I have read the following and agree to it.`,
      },
      { kind: 'heading', text: 'Course fee' },
      ...feeBlocks(fee, parts),
      {
        kind: 'list',
        items: [
          'I accept this fee structure.',
          `The admission fee is due within ${admissionDays(costs)} days of the approval of my application.`,
          'The fees do not include GST and the charges of the payment gateway.',
          'The application fee is not returned if my application is rejected, unless the reason is that the subject or a seat is not available.',
        ],
      },
      { kind: 'heading', text: 'Other fees' },
      {
        kind: 'list',
        items: [
          `There are ${NUMBER_WORDS[agreement.examFees.semesters.length]} examination fees, one for each ${agreement.examFees.each}.`,
          `Besides: ${OTHER_FEES.join(', ')}.`,
          `Only for those who want it: ${OPTIONAL_FEES.join(', ')}.`,
        ],
      },
      ...costBlocks(courseCosts(costs, parts)),
      { kind: 'heading', text: 'Discontinuing the course' },
      ...discontinuationBlocks(facts),
      ...(agreement.more?.(answers) ?? []),
      { kind: 'heading', text: 'Declaration' },
      {
        kind: 'paragraph',
        text: 'Everything I have stated in this application is true. I know that my studentship may be cancelled if it is not.',
      },
    ],
  }
}

/** What follows from discontinuing the course: the clause of the specification, or the schedule that staff chose instead. */
function discontinuationBlocks({ refundTerms, courseFeePaise, sessionYear }: AgreementFacts): AgreementBlock[] {
  if (refundTerms.kind === 'schedule') {
    const later =
      refundTerms.policy.lastAdmissionDay === null ? ', with the last date of admission once it is announced' : ''
    return [
      {
        kind: 'paragraph',
        text: `If I withdraw or discontinue the course, the fees that I paid are refunded by the refund schedule of session ${sessionYear}. It applies to me as printed here${later}:`,
      },
      { kind: 'list', items: [...scheduleLines(refundTerms.policy), PAID_WITHIN] },
    ]
  }
  const [fee, owed] = [formatPaise(courseFeePaise), formatPaise(discontinuedPaise(courseFeePaise))]
  return [{ kind: 'list', items: [SPECIFIED_CLAUSE, fill(OWED_AMOUNT, { fee, owed })] }]
}

/** Everything that will be due, so that nothing appears in the fee plan that was not agreed to. */
function costBlocks({ costs, totalPaise }: CourseCosts): AgreementBlock[] {
  if (costs.length === 0) return []
  const rows = costs.map((cost) => ({
    label: `${costName(cost)} (${dueText(cost)})`,
    value: formatPaise(cost.amountPaise),
  }))
  return [
    { kind: 'heading', text: 'What is due in all' },
    { kind: 'table', rows: [...rows, { label: 'In all', value: formatPaise(totalPaise) }] },
  ]
}

function feeBlocks(fee: string, parts: readonly FeePart[]): AgreementBlock[] {
  const whole = `The fee for the whole course is ${fee}.`
  if (parts.length < 2) return [{ kind: 'paragraph', text: whole }]
  return [
    { kind: 'paragraph', text: `${whole} It is paid in ${inParts(parts)}:` },
    { kind: 'table', rows: parts.map(({ title, feePaise }) => ({ label: title, value: formatPaise(feePaise) })) },
  ]
}

function inParts(parts: readonly FeePart[]): string {
  const count = NUMBER_WORDS[parts.length] ?? String(parts.length)
  return `${count} parts, the admission fee and ${NUMBER_WORDS[parts.length - 1] ?? parts.length - 1} ${parts.length === 2 ? 'semester fee' : 'semester fees'}`
}

/** The permanent address on one line. */
function homeOf(answers: Answers): string {
  const { permanentAddress, permanentBlock, permanentPostOffice, permanentPoliceStation } = answers
  const { permanentDistrict, permanentState, permanentPin, permanentCountry } = answers
  return [
    permanentAddress,
    permanentBlock,
    permanentPostOffice && `P.O. ${permanentPostOffice}`,
    permanentPoliceStation && `P.S. ${permanentPoliceStation}`,
    permanentDistrict,
    [permanentState, permanentPin].filter(Boolean).join(' '),
    permanentCountry,
  ]
    .filter(Boolean)
    .join(', ')
}
