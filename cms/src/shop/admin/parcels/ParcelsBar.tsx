import type { ListViewServerProps } from 'payload'
import { ListBar } from '../../../platform/admin/list/ListBar.tsx'
import { whereIn } from '../../../platform/admin/list/where-in.ts'
import { Labels } from './Labels.tsx'
import { loadLabels } from './load-labels.ts'
import { SlipsLink } from './SlipsLink.tsx'
import { filters, views } from './views.ts'
import { parcelWords } from './words.ts'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'data' | 'payload' | 'searchParams' | 'user'>

/** Bar above the list of parcels: views, filters, and the papers for packing what they show. */
export async function ParcelsBar({ data, user, ...props }: Props) {
  const { collectionConfig, payload, searchParams = {} } = props
  if (!user) return null
  const where = whereIn({ collectionConfig, searchParams })
  const labels = await loadLabels({ payload, user, where })
  return (
    <ListBar {...props} filters={filters} labels={parcelWords} sort="-createdAt" user={user} views={views}>
      {data.totalDocs > 0 && (
        <section aria-label={parcelWords.papers} className="list-bar__papers">
          <SlipsLink where={where} />
          <Labels labels={labels} />
        </section>
      )}
    </ListBar>
  )
}
