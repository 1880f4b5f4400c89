import type { FieldError } from '../../platform/field-error.ts'
import type { ProcessRules } from '../process/rules.ts'
import type { SeatRow, UnitSetting } from '../process/units.ts'

interface Matrix {
  rows: readonly SeatRow[]
  units: readonly Pick<UnitSetting, 'code'>[]
  rules: Pick<ProcessRules, 'categories' | 'groups'>
  /** The seats of each unit in all, by code, where staff typed them. */
  totals?: Readonly<Record<string, number>>
}

/** The name of a cell among the errors: `rows/BED-1/UR`. */
export const seatField = (unit: string, category: string) => `rows/${unit}/${category}`
/** The name of the seats of a unit in all: `totals/BED-1`. */
export const totalField = (unit: string) => `totals/${unit}`

/** What is wrong with typed seats. */
export function checkMatrix({ rows, units, rules, totals = {} }: Matrix): FieldError[] {
  const seen = new Set<string>()
  const errors = rows.flatMap((row): FieldError[] => {
    const { unit, category, seats, minimum } = row
    const field = seatField(unit, category)
    const isSecond = seen.has(field)
    seen.add(field)
    const minimums = Object.entries(minimum)
    const sum = minimums.reduce((total, [, count]) => total + count, 0)
    const strange = minimums
      .map(([group]) => group)
      .filter((group) => !(rules.groups as readonly string[]).includes(group))
    return [
      ...(units.some(({ code }) => code === unit)
        ? []
        : [wrong(field, 'notAnOption', `This process does not have ${unit}.`)]),
      ...(rules.categories.includes(category)
        ? []
        : [wrong(field, 'notAnOption', `This process does not have ${category}.`)]),
      ...strange.map((group) => wrong(field, 'notAnOption', `This process does not have ${group}.`)),
      ...(isSecond ? [wrong(field, 'mismatch', `${unit} has ${category} twice.`)] : []),
      ...(sum > seats
        ? [wrong(field, 'mismatch', `${unit}, ${category}: the minimums come to ${sum}, but there are ${seats} seats.`)]
        : []),
    ]
  })
  return [...errors, ...wrongTotals(rows, totals)]
}

function wrongTotals(rows: readonly SeatRow[], totals: Readonly<Record<string, number>>): FieldError[] {
  return Object.entries(totals).flatMap(([unit, total]) => {
    const sum = rows.filter((row) => row.unit === unit).reduce((all, { seats }) => all + seats, 0)
    const message = `${unit}: the categories come to ${sum} seats, not to ${total}.`
    return sum === total ? [] : [wrong(totalField(unit), 'mismatch', message)]
  })
}

const wrong = (field: string, code: FieldError['code'], message: string): FieldError => ({ field, code, message })
