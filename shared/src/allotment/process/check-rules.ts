import { isDay } from '../../platform/day-in-india.ts'
import type { FieldError } from '../../platform/field-error.ts'
import type { ProcessRules } from './rules.ts'

/** What is wrong with the rules of a process. Their shape is checked before. */
export function checkRules(rules: ProcessRules): FieldError[] {
  const { ageLimit, categories, groups, moves, ties } = rules
  return [
    ...checkScoring(rules.scoring),
    ...(categories[0] === 'UR'
      ? []
      : [error('categories', 'mismatch', 'The first category must be the one that is open to everyone.')]),
    ...twice('categories', categories),
    ...twice('groups', groups),
    ...twice('ties', ties),
    ...(ties.includes('language-marks') && rules.scoring.kind !== 'best-of'
      ? [error('ties', 'mismatch', 'Language marks are known only where applicants type the marks of each subject.')]
      : []),
    ...Object.keys(rules.minimumScore).flatMap((code) => unknown('minimumScore', code, [...categories, ...groups])),
    ...(ageLimit && !isDay(ageLimit.on)
      ? [error('ageLimit.on', 'format', 'Enter the day on which ages count, such as 2026-07-01.')]
      : []),
    ...checkService(rules),
    ...Object.keys(ageLimit?.most ?? {}).flatMap((code) => unknown('ageLimit.most', code, [...categories, 'PWD'])),
    ...checkMoves(moves, categories),
  ]
}

const error = (field: string, code: FieldError['code'], message: string): FieldError => ({ field, code, message })

function twice(field: string, codes: readonly string[]): FieldError[] {
  const again = codes.find((code, at) => codes.indexOf(code) !== at)
  return again === undefined ? [] : [error(field, 'mismatch', `${again} is selected twice.`)]
}

function unknown(field: string, code: string, known: readonly string[]): FieldError[] {
  return known.includes(code) ? [] : [error(`${field}.${code}`, 'notAnOption', `This process does not have ${code}.`)]
}

function checkScoring(scoring: ProcessRules['scoring']): FieldError[] {
  if (scoring.kind === 'weighted') {
    const names = scoring.parts.map(({ examination }) => examination)
    return twice('scoring.parts', names)
  }
  const { atLeast, count, excluded } = scoring
  return [
    ...(atLeast.count > count
      ? [error('scoring.atLeast.count', 'range', `Enter at most ${count}: no more subjects count.`)]
      : []),
    ...(excluded.includes(atLeast.kind) && atLeast.count > 0
      ? [error('scoring.excluded', 'mismatch', 'A kind of subject cannot be both demanded and left out.')]
      : []),
  ]
}

function checkService({ service, groups }: ProcessRules): FieldError[] {
  if (!service) return []
  return [
    ...(isDay(service.on)
      ? []
      : [error('service.on', 'format', 'Enter the day up to which service counts, such as 2026-07-01.')]),
    ...(groups.includes('DEP')
      ? [error('groups', 'mismatch', 'Deputed teachers have a list of their own, so they are not a group as well.')]
      : []),
  ]
}

function checkMoves(moves: ProcessRules['moves'], categories: readonly string[]): FieldError[] {
  const strange = moves.flatMap(({ from, to }) => [from, to]).filter((code) => !categories.includes(code))
  const goesRound = (start: string, at: string, left: number): boolean =>
    moves.some(({ from, to }) => from === at && (to === start || (left > 0 && goesRound(start, to, left - 1))))
  return [
    ...new Set(strange.map((code) => `This process does not have ${code}.`)),
    ...(moves.some(({ from }) => goesRound(from, from, categories.length))
      ? ['Vacant seats must not move in a circle.']
      : []),
  ].map((message) => error('moves', 'mismatch', message))
}
