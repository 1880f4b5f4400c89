import type { CourseCode } from '../courses/courses.ts'
import { COURSE_CODES } from '../courses/courses.ts'
import { regionOf } from '../platform/places/regions.ts'

/** What a visitor has passed, as far as the courses ask for it. */
export const PASSED = ['class-12', 'class-12-science', 'degree'] as const
export type Passed = (typeof PASSED)[number]

/** The work that a visitor wants to do. */
export const AIMS = ['children', 'teenagers', 'medicines'] as const
export type Aim = (typeof AIMS)[number]

/** The answers to “Which course fits me?”; null or empty while unanswered. */
export interface FinderAnswers {
  passed: Passed | null
  aim: Aim | null
  state: string
}

export const FINDER_QUESTIONS = ['passed', 'aim', 'state'] as const
export type FinderQuestion = (typeof FINDER_QUESTIONS)[number]

export const finderQueries: Record<FinderQuestion, string> = { passed: 'passed', aim: 'aim', state: 'state' }

/** What each course leads to, and what it asks for. The conditions in full are the course's `eligibility`. */
const RULES: Record<CourseCode, { aim: Aim; passed: readonly Passed[] }> = {
  BED: { aim: 'teenagers', passed: ['degree'] },
  DELED: { aim: 'children', passed: PASSED },
  DPHARM: { aim: 'medicines', passed: ['class-12-science', 'degree'] },
}

const MAX_STATE = 60

/** Parses the query of the page, e.g. `?passed=degree&aim=teenagers&state=Bihar`; ignores invalid parameters. */
export function parseFinderAnswers(query: URLSearchParams): FinderAnswers {
  const passed = query.get(finderQueries.passed)
  const aim = query.get(finderQueries.aim)
  return {
    passed: PASSED.find((each) => each === passed) ?? null,
    aim: AIMS.find((each) => each === aim) ?? null,
    state: (query.get(finderQueries.state) ?? '').trim().slice(0, MAX_STATE),
  }
}

/** The questions that a sent form leaves open; none before the form is sent. */
export function unansweredQuestions(query: URLSearchParams): FinderQuestion[] {
  if (!FINDER_QUESTIONS.some((question) => query.has(finderQueries[question]))) return []
  const answers = parseFinderAnswers(query)
  return FINDER_QUESTIONS.filter((question) => !answers[question])
}

/** Courses for a visitor: those that fit, those that ask for more first, and others that are open to the visitor. */
export function coursesFor({ passed, aim }: { passed: Passed; aim: Aim }) {
  const leadingThere = COURSE_CODES.filter((code) => RULES[code].aim === aim)
  const isOpen = (code: CourseCode) => RULES[code].passed.includes(passed)
  const fitting = leadingThere.filter(isOpen)
  return {
    fitting,
    later: leadingThere.filter((code) => !isOpen(code)),
    others: fitting.length > 0 ? [] : COURSE_CODES.filter(isOpen),
  }
}

export type Nearness = 'state' | 'region' | 'far'

/** How near a college is to a visitor, by the state of both; spelling and case of the names may differ. */
export function nearness(college: { state: string }, visitor: { state: string }): Nearness {
  const [there, here] = [college.state, visitor.state].map((state) => state.trim().toUpperCase())
  if (there === here) return 'state'
  const region = regionOf(here ?? '')
  return region !== null && region === regionOf(there ?? '') ? 'region' : 'far'
}

const ORDER: readonly Nearness[] = ['state', 'region', 'far']

/** Sorts colleges by nearness, then by fee. */
export function nearestFirst<C extends { state: string; totalPricePaise: number }>(
  colleges: readonly C[],
  visitor: { state: string },
): C[] {
  const rank = (college: C) => ORDER.indexOf(nearness(college, visitor))
  return [...colleges].sort((a, b) => rank(a) - rank(b) || a.totalPricePaise - b.totalPricePaise)
}
