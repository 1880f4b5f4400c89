import { checkAge } from './age.ts'
import type { Check, CheckFacts, CheckRule } from './check.ts'
import { checkMarks } from './marks.ts'
import { checkDegreeMinimum, checkSchoolMinimum } from './minimum.ts'
import { checkNames } from './names.ts'
import { checkPins } from './pins.ts'
import { checkSciences, checkSubject } from './subjects.ts'
import { checkYears } from './years.ts'

const checkDuplicates: CheckRule = ({ openDuplicates }) => {
  const rule = 'No other application may come from the same person, unless staff have said that it does not.'
  if (openDuplicates === null)
    return { name: 'duplicates', result: 'unknown', rule, found: ['It was not compared with other applications yet.'] }
  const found = openDuplicates === 1 ? '1 possible duplicate.' : `${openDuplicates} possible duplicates.`
  return openDuplicates === 0
    ? { name: 'duplicates', result: 'passed', rule, found: [] }
    : { name: 'duplicates', result: 'look', rule, found: [found] }
}

/** In display order. */
const RULES: readonly CheckRule[] = [
  checkDuplicates,
  checkAge,
  checkSchoolMinimum,
  checkDegreeMinimum,
  checkMarks,
  checkYears,
  checkSubject,
  checkSciences,
  checkNames,
  checkPins,
]

/** All checks that concern an application. */
export function checksOf(facts: CheckFacts): Check[] {
  return RULES.flatMap((rule) => rule(facts) ?? [])
}
