import type { Candidate, Unit } from '../run/run-input.ts'

/**
 * The units for which a candidate competes: those with a place on their list, each once, and of a held seat only what is better, then the
 * held seat itself, however often it is in the list of choices.
 */
export function effectiveChoices(candidate: Candidate, units: readonly Unit[]): number[] {
  const { held } = candidate
  const listed = [...new Set(candidate.choices)].filter((unit) => candidate.merit[units[unit]?.list ?? -1])
  if (held === undefined) return listed
  const place = listed.indexOf(held.unit)
  const better = place === -1 ? listed : listed.slice(0, place)
  if (held.next === 'freeze') return [held.unit]
  if (held.next === 'float') return [...better, held.unit]
  const college = units[held.unit]?.college
  return [...better.filter((unit) => units[unit]?.college === college), held.unit]
}
