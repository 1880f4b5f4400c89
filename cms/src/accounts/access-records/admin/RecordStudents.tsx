import type { ListViewServerProps } from 'payload'
import { whereIn } from '../../../admin-kit/list/where-in.ts'
import { recordList } from '../../../http/access-records/record-list.ts'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'data' | 'payload' | 'searchParams' | 'user'>

/** Records who reads the list of accounts. Draws nothing. */
export async function RecordStudents({ collectionConfig, data, payload, searchParams = {}, user }: Props) {
  const filters = whereIn({ collectionConfig, searchParams })
  if (user) await recordList({ payload, user, subject: 'Students', filters, rows: data?.docs.length ?? 0 })
  return null
}
