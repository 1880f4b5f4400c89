import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { type AnswerError, checkAnswers } from '@pravesh/shared/admissions/form/check-answers'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { eligibility, INELIGIBLE_MESSAGE } from '@pravesh/shared/admissions/form/eligibility'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import type { Section } from '@pravesh/shared/admissions/questions/section'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { hasAdditional } from '@pravesh/shared/admissions/wire/additional'
import { wireField } from '@pravesh/shared/admissions/wire/answers'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { reasoned } from '@pravesh/shared/platform/replies/said'

interface CheckOptions {
  form: CourseForm
  /** As sent by the client. */
  typed: Answers
  /** The same answers, normalised. */
  answers: Answers
  reference: FormReference
  now: Date
  aadhaarOnFile?: string
  apaarOnFile?: string
  sections?: readonly Section[]
}

/** Validates answers sent by a client. Returns errors under their wire names, in the order of the form. */
export function checkSentAnswers(options: CheckOptions): FieldError[] {
  const { form, typed, answers, now } = options
  const isContractOnly = !hasAdditional(typed)
  const validationErrors = [
    ...checkAnswers({ ...options, today: dayInIndia(now), isContractOnly }),
    ...wrongPercentages(options),
  ]
  if (validationErrors.length > 0)
    return validationErrors.map((validationError) => ({
      ...validationError,
      field: wireField(form, validationError.field),
    }))
  return eligibility(form, answers) === 'failed' ? notEligible(form, answers) : []
}

/** The server computes percentages and rejects any sent value that differs. */
function wrongPercentages({ form, typed, answers }: CheckOptions): AnswerError[] {
  return questionsOf(form).flatMap(({ name, compute }) => {
    const sent = compute && typed[name as Exclude<QuestionName, 'languages'>]
    if (!sent || Number(sent.replace(/\s*%$/, '')) === Number(answers[name] ?? '')) return []
    return [
      {
        field: name,
        code: 'mismatch',
        ...reasoned(admissionReplies, 'OTHER_PERCENTAGE'),
      },
    ]
  })
}

function notEligible(form: CourseForm, { category }: Answers): FieldError[] {
  return [
    { field: '', code: 'range', message: INELIGIBLE_MESSAGE },
    {
      field: wireField(form, 'category'),
      code: 'range',
      message: form.eligibility?.ruleFor(category) ?? INELIGIBLE_MESSAGE,
    },
  ]
}
