import { dayOf, endOfDay, startOfDay } from '@pravesh/shared/platform/day-in-india'
import { type Condition, conditionsIn, isSame } from './list-query.ts'

/** An option of a select. */
export interface Choice {
  value: string
  label: string
  /** What it filters by, if that is not that the field equals the value. */
  condition?: Condition
}

/** A filter by one of several choices. */
interface SelectFilter {
  /** Names the filter; the field, unless choices have conditions of their own. */
  field: string
  label: string
  choices: readonly Choice[]
}

/** A filter of a date field by whole days in India. */
interface DaysFilter {
  field: string
  from: string
  to: string
}

/** The filters above a list. */
export interface ListFilterSet {
  selects: readonly SelectFilter[]
  days: DaysFilter
}

/** A predefined view of a list. */
export interface ListView {
  key: string
  label: string
  conditions: readonly Condition[]
  /** Order of this view, if an index serves it better than the order of the list. */
  sort?: string
}

/** Values of the selects by field; an empty value matches all. Days are `YYYY-MM-DD` or empty. */
export interface FilterValues {
  selected: Readonly<Record<string, string>>
  from: string
  to: string
}

/** The state of a list as the bar above it understands it. */
export interface ListState<View extends ListView = ListView> {
  view: View | null
  values: FilterValues
}

interface ListOptions<View extends ListView> {
  filters: ListFilterSet
  views: readonly View[]
}

const FROM = 'greater_than_equal'
const TO = 'less_than_equal'

/** Parses the view and the filters from the address of a list. */
export function parseListState<View extends ListView>(
  params: Record<string, string | string[] | undefined>,
  { filters: { selects, days }, views }: ListOptions<View>,
): ListState<View> {
  const conditions = conditionsIn(params)
  const has = (condition: Condition) => conditions.some((each) => isSame(each, condition))
  const value = (field: string, operator: string) =>
    conditions.find((each) => each.field === field && each.operator === operator)?.value[0] ?? ''
  return {
    view: views.find((view) => view.conditions.every(has)) ?? null,
    values: {
      selected: Object.fromEntries(selects.map((select) => [select.field, chosenIn(select, conditions)])),
      from: dayOf(value(days.field, FROM)),
      to: dayOf(value(days.field, TO)),
    },
  }
}

/** The choice that the conditions of an address stand for; its value may be no longer offered. */
function chosenIn({ field, choices }: SelectFilter, conditions: readonly Condition[]): string {
  const own = choices.find(({ condition }) => condition && conditions.some((each) => isSame(each, condition)))
  const equal = conditions.find((each) => each.field === field && each.operator === 'equals')
  return own?.value ?? equal?.value[0] ?? ''
}

/** Combines the conditions of a view with filters. A filter replaces a condition of the view on the same field. */
export function conditionsOf(
  view: ListView | null,
  { selects, days }: ListFilterSet,
  { selected, from, to }: FilterValues,
): Condition[] {
  const filtered = Object.entries(selected).filter(([, value]) => value !== '')
  return [
    ...(view?.conditions ?? []).filter((condition) => !isReplaced(condition, selected)),
    ...filtered.map(([field, value]) => conditionFor(selects, field, value)),
    ...(from ? [{ field: days.field, operator: FROM, value: [startOfDay(from)] }] : []),
    ...(to ? [{ field: days.field, operator: TO, value: [endOfDay(to)] }] : []),
  ]
}

function conditionFor(selects: ListFilterSet['selects'], field: string, value: string): Condition {
  const choice = selects.find((select) => select.field === field)?.choices.find((each) => each.value === value)
  return choice?.condition ?? { field, operator: 'equals', value: [value] }
}

/** The value of a select also shows in it, so an empty select removes a condition on one value. */
function isReplaced({ field, operator }: Condition, selected: FilterValues['selected']): boolean {
  return Object.hasOwn(selected, field) && (operator === 'equals' || selected[field] !== '')
}

export function noValues({ selects }: ListFilterSet): FilterValues {
  return { selected: Object.fromEntries(selects.map(({ field }) => [field, ''])), from: '', to: '' }
}
