import './parcels.css'
import type { ListViewServerProps } from 'payload'
import { countUpToMax } from '../../../admin-kit/list/count-up-to.ts'
import { ListBar } from '../../../admin-kit/list/ListBar.tsx'
import { whereIn } from '../../../admin-kit/list/where-in.ts'
import { Labels } from './Labels.tsx'
import { loadLabels } from './load-labels.ts'
import { SlipsLink } from './SlipsLink.tsx'
import { filters, toPackIn, views } from './views.ts'
import { parcelWords } from './words.ts'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'data' | 'payload' | 'searchParams' | 'user'>

const SORT = '-createdAt'

/** Bar above the list of parcels: views, filters, and the papers for packing what they show. */
export async function ParcelsBar({ data, user, ...props }: Props) {
  const { collectionConfig, payload, searchParams = {} } = props
  if (!user) return null
  const where = whereIn({ collectionConfig, searchParams })
  const [labels, toPack] = await Promise.all([
    loadLabels({ payload, user, where: toPackIn(where) }),
    countUpToMax({ payload, user, collection: 'shipments', where: toPackIn(where), sort: SORT }),
  ])
  return (
    <ListBar {...props} filters={filters()} labels={parcelWords} sort={SORT} user={user} views={views()}>
      {data.totalDocs > 0 && (
        <section aria-label={parcelWords.papers} className="packing-papers">
          <SlipsLink count={toPack.count} where={toPackIn(where)} />
          <Labels labels={labels} />
        </section>
      )}
    </ListBar>
  )
}
