import type { Translate } from '../../platform/translate.ts'
import { type Choice, inSentence, type Question, type QuestionKind } from '../questions/question.ts'
import type { Section } from '../questions/section.ts'
import type { CourseEligibility, CourseForm } from './course-form.ts'

/**
 * The form in another language. Names, values and conditions stay, so answers are checked, stored and sent as before. The
 * agreement stays too: it has words of its own.
 */
export function translateForm(form: CourseForm, translate: Translate): CourseForm {
  const { sections, eligibility, screen } = form
  return {
    ...form,
    sections: sections.map((section) => translateSection(section, translate)),
    eligibility: eligibility && translateEligibility(eligibility, translate),
    screen: { ...screen, heading: translate(screen.heading) },
    translate,
  }
}

function translateSection(section: Section, translate: Translate): Section {
  const { title, questions, screens, notes } = section
  return {
    ...section,
    title: translate(title),
    questions: questions.map((question) => translateQuestion(question, translate)),
    screens: screens?.map((screen) => ({ ...screen, title: translate(screen.title) })),
    notes: notes && { ...notes, texts: notes.texts.map(translate) },
  }
}

/** Kinds of questions that no message refers to within a sentence. */
const WITHOUT_SENTENCE: readonly QuestionKind[] = ['yes-no', 'check', 'computed']

function translateQuestion(question: Question, translate: Translate): Question {
  const { label, hint, kind, choices, check } = question
  const translated = (text: string | null) => text && translate(text)
  return {
    ...question,
    label: translate(label),
    inSentence: WITHOUT_SENTENCE.includes(kind) ? undefined : translate(inSentence(question)),
    hint: hint && translate(hint),
    choices:
      choices &&
      ((answers, reference) => choices(answers, reference).map((choice) => translateChoice(choice, translate))),
    check: check && ((answer, answers, today) => translated(check(answer, answers, today))),
  }
}

function translateChoice({ label, details, isName, ...choice }: Choice, translate: Translate): Choice {
  const translated = translate(label)
  return {
    ...choice,
    label: isName && translated !== label ? `${translated} (${label})` : translated,
    ...(details && { details: details.map(translate) }),
  }
}

function translateEligibility(eligibility: CourseEligibility, translate: Translate): CourseEligibility {
  const { ruleFor } = eligibility
  return { ...eligibility, ruleFor: (category) => translate(ruleFor(category)) }
}
