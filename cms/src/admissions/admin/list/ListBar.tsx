import type { ListViewServerProps } from 'payload'
import { countViews } from './count-views.ts'
import { ListNarrowing } from './ListNarrowing.tsx'
import { listQuery } from './list-query.ts'
import { type Choice, parseListState } from './narrowing.ts'
import { ViewTabs } from './ViewTabs.tsx'
import { views } from './views.ts'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'payload' | 'searchParams' | 'user'>

/** Bar above the list with a tab and count for each view, and the filters. */
export async function ListBar({ collectionConfig, payload, searchParams = {}, user }: Props) {
  if (!user) return null
  const asStaff = { overrideAccess: false, user, depth: 0, limit: 500, pagination: false } as const
  const [counts, colleges, sessions] = await Promise.all([
    countViews({ payload, user }),
    payload.find({ collection: 'colleges', select: { name: true }, sort: 'name', ...asStaff }),
    payload.find({ collection: 'academic-sessions', select: { year: true }, sort: '-year', ...asStaff }),
  ])
  const list = `${payload.config.routes.admin}/collections/${collectionConfig.slug}`
  const shown = parseListState(searchParams)
  return (
    <div className="list-bar">
      <ViewTabs
        allHref={list}
        filtered={Object.keys(searchParams).some((name) => name.startsWith('where'))}
        shown={shown.view?.key ?? null}
        tabs={views.map(({ key, label, conditions }, index) => ({
          key,
          label,
          counted: counts[index] ?? { count: 0, more: false },
          href: `${list}?${listQuery(conditions)}`,
        }))}
      />
      <ListNarrowing
        colleges={colleges.docs.map(({ id, name }): Choice => ({ value: id, label: name }))}
        // Resets typed dates when the address changes.
        key={JSON.stringify(shown)}
        list={list}
        narrowing={shown.narrowing}
        sessions={sessions.docs.map(({ year }): Choice => ({ value: year, label: year }))}
        viewKey={shown.view?.key ?? ''}
      />
    </div>
  )
}
