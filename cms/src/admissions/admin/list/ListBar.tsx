import './applications.css'
import type { ListViewServerProps } from 'payload'
import { ListBar as Bar } from '../../../admin-kit/list/ListBar.tsx'
import { applicationFilters } from './filters.ts'
import { views } from './views.ts'
import { listWords } from './words.ts'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'payload' | 'searchParams' | 'user'>

/** Bar above the list of applications. */
export async function ListBar(props: Props) {
  const { payload, user } = props
  if (!user) return null
  const asStaff = { overrideAccess: false, user, depth: 0, limit: 500, pagination: false } as const
  const [colleges, sessions] = await Promise.all([
    payload.find({ collection: 'colleges', select: { name: true }, sort: 'name', ...asStaff }),
    payload.find({ collection: 'academic-sessions', select: { year: true }, sort: '-year', ...asStaff }),
  ])
  const filters = applicationFilters({
    colleges: colleges.docs.map(({ id, name }) => ({ value: id, label: name })),
    sessions: sessions.docs.map(({ year }) => ({ value: year, label: year })),
  })
  return <Bar {...props} user={user} filters={filters} labels={listWords} sort="-submittedAt" views={views} />
}
