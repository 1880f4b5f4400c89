import { CATEGORIES } from '../answers/options.ts'
import type { CourseForm } from './course-form.ts'
import type { EntryRule } from './entry-check.ts'
import { hasQuestion } from './questionnaire.ts'

/** Who can apply, from the form of a course. A form that asks about the degree cannot be completed without one. */
export function entryRule(form: CourseForm): EntryRule {
  const minima = CATEGORIES.flatMap((category) => {
    const minimum = form.eligibility?.minimumFor(category) ?? null
    return minimum === null ? [] : [[category, minimum] as const]
  })
  return { minima: form.eligibility && Object.fromEntries(minima), needsDegree: hasQuestion(form, 'degreeStatus') }
}

/** Minimum percentages, the highest first, each with its categories. */
export function minimaByPercentage({ minima }: EntryRule): { percentage: number; categories: string[] }[] {
  const entries = Object.entries(minima ?? {})
  const percentages = [...new Set(entries.map(([, minimum]) => minimum))].sort((one, other) => other - one)
  return percentages.map((percentage) => ({
    percentage,
    categories: entries.flatMap(([category, minimum]) => (minimum === percentage ? category : [])),
  }))
}

/** What the form tells those whose degree is not complete; empty if it asks for no degree. */
export function appearingNote(form: CourseForm): string {
  const section = form.sections.find(({ questions }) => questions.some(({ name }) => name === 'degreeStatus'))
  return section?.notes?.texts[0] ?? ''
}
