import type { ListViewServerProps, TypedUser } from 'payload'
import { readRows } from '../../../database/records/read-rows.ts'
import { may } from '../../../staff/index.ts'
import { NewProcess } from './parts.ts'

type Props = Pick<ListViewServerProps, 'payload'> & { user: TypedUser }
const MAX_SESSIONS = 100

/** Above the list of merit processes: prepares another one, for those who may. */
export async function ProcessBar({ payload, user }: Props) {
  if (!may(user, 'prepare merit processes')) return null
  const sessions = await readRows({
    payload,
    collection: 'academic-sessions',
    fields: ['year'],
    sort: '-year',
    limit: MAX_SESSIONS,
  })
  return (
    <NewProcess
      list={`${payload.config.routes.admin}/collections/merit-processes`}
      sessions={sessions.map(({ year }) => year)}
    />
  )
}
