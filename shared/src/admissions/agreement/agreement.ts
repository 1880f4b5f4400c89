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
import type { Translate } from '../../platform/translate.ts'
import type { Answers } from '../answers/answers.ts'
import type { Agreement, AgreementBlock } from '../form/agreement-block.ts'
import type { CourseForm } from '../form/course-form.ts'
import { admissionDays } from './admission-days.ts'
import { type AgreementLanguage, RECORD } from './agreement-language.ts'
import { agreementWords } from './words/words.ts'

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

/**
 * Deterministic, so that browser and server generate the same text from the same facts. In English, which is the record, unless
 * given the language of a page.
 */
export function agreementFor(facts: AgreementFacts, { locale, translate }: AgreementLanguage = RECORD): Agreement {
  const { form, answers, collegeName, sessionYear, courseFeePaise, parts, costs } = facts
  const { agreement } = form
  const words = agreementWords(locale)
  const name = translate(form.label)
  const fee = `${formatPaise(courseFeePaise)} (${paiseInWords(courseFeePaise)})`
  const intro = fill(words.intro, {
    applicant: answers.applicantName ?? '',
    father: answers.fatherName ?? '',
    home: homeOf(answers, words),
    course: name,
    college: collegeName,
    session: sessionYear,
  })
  return {
    version: versionOf(words),
    locale,
    title: fill(words.title, { course: name, session: sessionYear }),
    blocks: [
      ...(locale === DEFAULT_LOCALE ? [] : [paragraph(words.translation)]),
      paragraph(intro),
      heading(words.courseFee),
      ...feeBlocks(fee, parts, { words, translate }),
      list(
        words.feeAccepted,
        fill(words.admissionFee, { days: admissionDays(costs) }),
        words.notIncluded,
        words.applicationFee,
      ),
      heading(words.otherFees),
      list(
        fill(words.examFees[agreement.examFees.each], { count: inWords(agreement.examFees.semesters.length, words) }),
        words.besides,
        words.optional,
      ),
      ...costBlocks(courseCosts(costs, parts), { words, translate }),
      heading(words.discontinuing),
      ...discontinuationBlocks(facts, { words, locale, translate }),
      ...(agreement.more?.(answers) ?? []).map((block) => translateBlock(block, translate)),
      heading(words.declaration),
      paragraph(words.truth),
    ],
  }
}

type Words = ReturnType<typeof agreementWords>

/** What the parts of an agreement are written with. */
interface Writing extends Pick<AgreementLanguage, 'translate'> {
  words: Words
}

const heading = (text: string): AgreementBlock => ({ kind: 'heading', text })
const paragraph = (text: string): AgreementBlock => ({ kind: 'paragraph', text })
const list = (...items: string[]): AgreementBlock => ({ kind: 'list', items })

/** E.g. `2026-11-26`. */
const versionOf = ({ version }: Words) => String(version).replace(/^(\d{4})(\d\d)/, '$1-$2-')

const inWords = (count: number, { numbers }: Words): string => numbers[count - 1] ?? String(count)

/** What follows from discontinuing the course: the clause of the specification, or the schedule that staff chose instead. */
function discontinuationBlocks(
  { refundTerms, courseFeePaise, sessionYear }: AgreementFacts,
  { words, locale, translate }: Writing & AgreementLanguage,
): AgreementBlock[] {
  if (refundTerms.kind === 'schedule') {
    const { policy } = refundTerms
    const sentence = policy.lastAdmissionDay === null ? words.openSchedule : words.schedule
    return [
      paragraph(fill(sentence, { session: sessionYear })),
      list(...scheduleLines(policy, { locale, translate }), translate(PAID_WITHIN)),
    ]
  }
  const [fee, owed] = [formatPaise(courseFeePaise), formatPaise(discontinuedPaise(courseFeePaise))]
  return [list(translate(SPECIFIED_CLAUSE), fill(translate(OWED_AMOUNT), { fee, owed }))]
}

/** Everything that will be due, so that nothing appears in the fee plan that was not agreed to. */
function costBlocks({ costs, totalPaise }: CourseCosts, { words, translate }: Writing): AgreementBlock[] {
  if (costs.length === 0) return []
  const rows = costs.map((cost) => ({
    label: `${costName(cost, translate)} (${dueText(cost, translate)})`,
    value: formatPaise(cost.amountPaise),
  }))
  return [
    heading(words.allCosts),
    { kind: 'table', rows: [...rows, { label: words.total, value: formatPaise(totalPaise) }] },
  ]
}

function feeBlocks(fee: string, parts: readonly FeePart[], { words, translate }: Writing): AgreementBlock[] {
  const whole = fill(words.wholeFee, { fee })
  if (parts.length < 2) return [paragraph(whole)]
  const inParts = fill(parts.length === 2 ? words.twoParts : words.moreParts, {
    count: inWords(parts.length, words),
    semesters: inWords(parts.length - 1, words),
  })
  const rows = parts.map(({ title, feePaise }) => ({ label: translate(title), value: formatPaise(feePaise) }))
  return [paragraph(`${whole} ${inParts}`), { kind: 'table', rows }]
}

function translateBlock(block: AgreementBlock, translate: Translate): AgreementBlock {
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map(translate) }
    case 'table':
      return { ...block, rows: block.rows.map(({ label, value }) => ({ label: translate(label), value })) }
    default:
      return { ...block, text: translate(block.text) }
  }
}

/** The permanent address on one line. */
function homeOf(answers: Answers, words: Words): string {
  const { permanentAddress, permanentBlock, permanentPostOffice, permanentPoliceStation } = answers
  const { permanentDistrict, permanentState, permanentPin, permanentCountry } = answers
  return [
    permanentAddress,
    permanentBlock,
    permanentPostOffice && fill(words.postOffice, { name: permanentPostOffice }),
    permanentPoliceStation && fill(words.policeStation, { name: permanentPoliceStation }),
    permanentDistrict,
    [permanentState, permanentPin].filter(Boolean).join(' '),
    permanentCountry,
  ]
    .filter(Boolean)
    .join(', ')
}
