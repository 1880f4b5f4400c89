import type { ListViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { countUpToMax } from './count-up-to.ts'
import { type ListFilterSet, type ListView, parseListState } from './filters.ts'
import { ListFilters } from './ListFilters.tsx'
import { listQuery, whereOf } from './list-query.ts'
import { ViewTabs } from './ViewTabs.tsx'

interface ListBarProps extends Pick<ListViewServerProps, 'collectionConfig' | 'payload' | 'searchParams'> {
  user: TypedUser
  labels: { views: string; filter: string }
  filters: ListFilterSet
  views: readonly ListView[]
  /** Default order of the list. */
  sort: string
  children?: ReactNode
}

/** Bar above a list with a tab and count for each view, and the filters. */
export async function ListBar(props: ListBarProps) {
  const { collectionConfig, payload, searchParams = {}, user, labels, filters, views, sort, children } = props
  const { slug: collection } = collectionConfig
  const counts = await Promise.all(
    views.map(({ conditions, sort: own = sort }) =>
      countUpToMax({ payload, user, collection, where: whereOf(conditions), sort: own }),
    ),
  )
  const list = `${payload.config.routes.admin}/collections/${collection}`
  const { view, values } = parseListState(searchParams, { filters, views })
  return (
    <div className="list-bar">
      <ViewTabs
        // Payload keeps the latest order, which an index may not serve for another view.
        allHref={`${list}?sort=${sort}`}
        filtered={Object.keys(searchParams).some((name) => name.startsWith('where'))}
        label={labels.views}
        shown={view?.key ?? null}
        tabs={views.map(({ key, label, conditions, sort: own = sort }, index) => ({
          key,
          label: staffText(label),
          counted: counts[index] ?? { count: 0, more: false },
          href: `${list}?${listQuery(conditions)}&sort=${own}`,
        }))}
      />
      <ListFilters
        filters={inLanguage(filters)}
        // Resets typed dates when the address changes.
        key={JSON.stringify([view?.key, values])}
        label={labels.filter}
        list={list}
        sort={sort}
        values={values}
        view={view}
      />
      {children}
    </div>
  )
}

/** Choices are options of fields, whose labels `shared` has in English. */
function inLanguage({ selects, days }: ListFilterSet): ListFilterSet {
  return {
    days,
    selects: selects.map((select) => ({
      ...select,
      choices: select.choices.map((choice) => ({ ...choice, label: staffText(choice.label) })),
    })),
  }
}
