import type { Answers } from '../answers/answers.ts'
import { CATEGORIES, DEGREE_STATUSES } from '../answers/options.ts'

/** Name of the entry in the session storage of a tab, with `EntryAnswers` as JSON. */
export const ENTRY_NAME = 'entry'

/** The answers of a new form that “Can I apply?” got already. Percentages are not among them: the form asks for marks. */
export function answersFromEntry(kept: string | null): Answers {
  const { category, degree } = parsed(kept)
  return {
    ...(CATEGORIES.some((each) => each === category) && { category }),
    ...(DEGREE_STATUSES.some((each) => each === degree) && { degreeStatus: degree }),
  }
}

function parsed(kept: string | null): Partial<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, answer]) => typeof answer === 'string'))
  } catch {
    return {}
  }
}
