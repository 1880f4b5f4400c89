import type { ListViewServerProps } from 'payload'
import type { ListFilterSet } from '../../admin-kit/list/filters.ts'
import { ListBar } from '../../admin-kit/list/ListBar.tsx'
import { readRows } from '../../database/records/read-rows.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { ACCESS_KINDS, ACCESS_LABELS } from '../../http/access-records/access-kinds.ts'
import { accountAdminWords } from './words.ts'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'payload' | 'searchParams' | 'user'>

/** Bar above the list of who opened what: filters by person, kind and time. */
export async function AccessesBar(props: Props) {
  const { payload, user } = props
  if (!user) return null
  const staff = await readRows({ payload, collection: 'staff', fields: ['name'], sort: 'name' })
  const words = accountAdminWords.accesses
  const filters: ListFilterSet = {
    selects: [
      { field: 'staffId', label: words.staff, choices: staff.map(({ id, name }) => ({ value: id, label: name })) },
      {
        field: 'kind',
        label: words.kind,
        choices: ACCESS_KINDS.map((value) => ({ value, label: staffText(ACCESS_LABELS[value]) })),
      },
    ],
    days: { field: 'at', from: words.from, to: words.to },
  }
  return <ListBar {...props} user={user} filters={filters} labels={words} sort="-at" views={[]} />
}
