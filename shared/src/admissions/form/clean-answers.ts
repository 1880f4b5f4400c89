/** Normalisation of answers for storage: formats them, drops questions that are not asked and computes computed ones. */

import { westernDigits } from '../../platform/digits.ts'
import { parseIndianMobile } from '../../platform/phone.ts'
import { singleLine } from '../../platform/text.ts'
import { aadhaarDigits, isMaskedAadhaar } from '../answers/aadhaar.ts'
import { type Answers, LIST_QUESTION, type QuestionName } from '../answers/answers.ts'
import { parseDate } from '../answers/dates.ts'
import { YES } from '../answers/options.ts'
import { ADDRESS_PAIRS, HOME_COUNTRY } from '../questions/address.ts'
import type { Question } from '../questions/question.ts'
import type { CourseForm } from './course-form.ts'
import { questionsOf } from './questionnaire.ts'

type TextName = Exclude<QuestionName, 'languages'>

/** A text answer in stored form, by kind of question: upper case, digits without spaces, ISO dates and so on. */
function cleanText(question: Question, typed: string): string {
  const text = singleLine(typed)
  switch (question.kind) {
    case 'upper':
    case 'suggest':
      // Upper-casing can decompose characters, so normalise last.
      return printedDigits(text).toUpperCase().normalize('NFC')
    case 'digits':
      return wholeNumber(text)
    case 'phone':
      return parseIndianMobile(text) ?? text
    case 'aadhaar':
      return isMaskedAadhaar(text) ? text : aadhaarDigits(text)
    case 'date':
      return parseDate(text) ?? text
    case 'check':
      return text === YES ? YES : ''
    default:
      return text
  }
}

/** Grades, house numbers and the like are printed with 0 to 9; a text in Hindi or Bengali keeps its own digits. */
export function printedDigits(text: string): string {
  const western = westernDigits(text)
  return /[\u0900-\u09FF]/.test(western) ? text : western
}

/** Digits of a number as people write it: `60,000`, `₹ 60 000`, `Rs. 60,000/-`, `60000.00`, `६०,०००`. Leaves anything else alone. */
export function wholeNumber(typed: string): string {
  return westernDigits(typed)
    .replace(/[\s,]/g, '')
    .replace(/^(?:₹|rs\.?|inr)(?=\d)/i, '')
    .replace(/^(\d+)(?:\.0{1,2})?(?:\/-)?$/, '$1')
}

/** Copies the permanent address to the present one if they are marked as the same. */
export function withSameAddress(answers: Answers): Answers {
  if (answers.sameAsPermanent !== YES) return answers
  const copied = ADDRESS_PAIRS.map(({ permanent, present }) => [present, answers[permanent] ?? ''])
  return { ...answers, ...Object.fromEntries(copied) }
}

/** Clears the present address after "same as permanent" was unticked; the country returns to its default. (spec 2, 4) */
export function withOwnAddress(answers: Answers): Answers {
  const emptied = ADDRESS_PAIRS.map(({ present }) => [present, present === 'presentCountry' ? HOME_COUNTRY : ''])
  return { ...answers, sameAsPermanent: '', ...Object.fromEntries(emptied) }
}

/** Answers with all computed questions filled in. */
export function withComputed(form: CourseForm, answers: Answers): Answers {
  const computed = questionsOf(form).flatMap(({ name, compute }) => (compute ? [[name, compute(answers)]] : []))
  return { ...answers, ...Object.fromEntries(computed) }
}

/** All answers in stored form, without questions that the form does not ask or whose condition is not met. */
export function cleanAnswers(form: CourseForm, typed: Answers): Answers {
  const questions = questionsOf(form)
  const cleaned: Answers = Object.fromEntries(
    questions.map((question) => [
      question.name,
      question.name === LIST_QUESTION
        ? cleanList(typed[LIST_QUESTION])
        : cleanText(question, typed[question.name as TextName] ?? ''),
    ]),
  )
  const whole = withComputed(form, withSameAddress(cleaned))
  return Object.fromEntries(questions.filter(({ when }) => !when || when(whole)).map(({ name }) => [name, whole[name]]))
}

function cleanList(typed: string[] | undefined): string[] {
  return [...new Set((typed ?? []).map(singleLine).filter((each) => each !== ''))]
}
