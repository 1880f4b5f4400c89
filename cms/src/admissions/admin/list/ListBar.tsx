import './applications.css'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { ListViewServerProps } from 'payload'
import { ListBar as Bar } from '../../../admin-kit/list/ListBar.tsx'
import { whereIn } from '../../../admin-kit/list/where-in.ts'
import { recordList } from '../../../http/access-records/record-list.ts'
import { may, scopeOf } from '../../../staff/index.ts'
import { deciders } from '../../applications/deciders.ts'
import { findListViews } from '../../list-views/find-list-views.ts'
import { hasReadings } from '../../review/has-readings.ts'
import { listQueryIn } from '../../review/queue-place.ts'
import { applicationFilters } from './filters.ts'
import { SaveView, TakeNext } from './parts.ts'
import { savedViews, shownView } from './saved-views.ts'
import { IN_ORDER, readingView, views } from './views.ts'
import { listWords } from './words.ts'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'data' | 'payload' | 'searchParams' | 'user'>

/** Bar above the list of applications. */
export async function ListBar(props: Props) {
  const { payload, user, data, collectionConfig, searchParams = {} } = props
  if (!user) return null
  const filters = whereIn({ collectionConfig, searchParams })
  await recordList({ payload, user, subject: 'Applications', filters, rows: data?.docs.length ?? 0 })
  const asStaff = { overrideAccess: false, user, depth: 0, limit: 500, pagination: false } as const
  const today = dayInIndia(new Date())
  const [colleges, sessions, staff, saved, readsTwice] = await Promise.all([
    payload.find({ collection: 'colleges', select: { name: true }, sort: 'name', ...asStaff }),
    payload.find({ collection: 'academic-sessions', select: { year: true }, sort: '-year', ...asStaff }),
    deciders(payload),
    findListViews(payload, user),
    hasReadings(payload),
  ])
  const offered = applicationFilters({
    colleges: colleges.docs.map(({ id, name }) => ({ value: id, label: name })),
    scope: scopeOf(user),
    sessions: sessions.docs.map(({ year }) => ({ value: year, label: year })),
    me: String(user.id),
    deciders: staff,
    today,
  })
  const list = `${payload.config.routes.admin}/collections/applications`
  const query = listQueryIn(searchParams)
  const shown = shownView(saved, { searchParams, today })
  return (
    <Bar
      {...props}
      user={user}
      filters={offered}
      labels={listWords}
      sort={IN_ORDER}
      views={[...savedViews(saved, today), ...(readsTwice ? [readingView] : []), ...views]}
    >
      {may(user, 'decide applications') && <TakeNext list={list} query={query} />}
      <SaveView key={shown?.id} list={list} mayShare={may(user, 'decide applications')} query={query} shown={shown} />
    </Bar>
  )
}
