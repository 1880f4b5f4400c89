import type { SavedView } from '@pravesh/shared/admissions/status/list-views'
import type { ListView } from '../../../admin-kit/list/filters.ts'
import { type Condition, conditionsIn, isSame } from '../../../admin-kit/list/list-query.ts'
import { toAbsolute } from '../../../admin-kit/list/relative-days.ts'
import { IN_ORDER } from './views.ts'

type Params = Record<string, string | string[] | undefined>

/** The text fields with days in the queries of saved views. */
export const RELATIVE = { relativeDays: ['dueOn'] }

/** Saved views as the bar of the list shows them. */
export function savedViews(saved: readonly SavedView[], today: string): ListView[] {
  return saved.map((view) => {
    const params = paramsOf(view, today)
    return {
      key: view.id,
      label: view.name,
      conditions: conditionsIn(params),
      sort: [params.sort].flat()[0] ?? IN_ORDER,
    }
  })
}

interface Shown {
  searchParams: Params
  today: string
}

/** The saved view that a list with this address shows, if this person may change it; otherwise null. */
export function shownView(saved: readonly SavedView[], { searchParams, today }: Shown): SavedView | null {
  const conditions = conditionsIn(searchParams)
  const isShown = (own: readonly Condition[]) =>
    own.length === conditions.length && own.every((each) => conditions.some((other) => isSame(each, other)))
  return saved.find((view) => view.mayChange && isShown(conditionsIn(paramsOf(view, today)))) ?? null
}

function paramsOf({ query }: SavedView, today: string): Params {
  const params = toAbsolute(new URLSearchParams(query), RELATIVE, today)
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)])) as Params
}
