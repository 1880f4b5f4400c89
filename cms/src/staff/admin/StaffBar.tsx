import { Link } from '@payloadcms/ui'
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { ListViewServerProps, TypedUser } from 'payload'
import { countUpToMax } from '../../admin-kit/list/count-up-to.ts'
import { type Condition, conditionsIn, isSame, listQuery, whereOf } from '../../admin-kit/list/list-query.ts'
import { listWords } from '../../admin-kit/list/words.ts'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { staffAdminWords } from './words.ts'

const words = partOf(() => staffAdminWords.list)
const SORT = 'name'

const isDeactivated = (value: 'true' | 'false'): Condition => ({
  field: 'deactivatedAt',
  operator: 'exists',
  value: [value],
})

/** The list hides deactivated accounts where its address does not name them. (collections/shown-by-default.ts) */
const VIEWS = [
  { name: 'active', conditions: [isDeactivated('false')] },
  {
    name: 'invited',
    conditions: [isDeactivated('false'), { field: 'invitedUntil', operator: 'exists', value: ['true'] }],
  },
  { name: 'deactivated', conditions: [isDeactivated('true')] },
] as const

type StaffBarProps = Pick<ListViewServerProps, 'collectionConfig' | 'payload' | 'searchParams'> & { user: TypedUser }

/** Links above the list of staff, with counts. */
export async function StaffBar({ collectionConfig, payload, searchParams = {}, user }: StaffBarProps) {
  const list = `${payload.config.routes.admin}/collections/${collectionConfig.slug}`
  const shown = conditionsIn(searchParams)
  const counts = await Promise.all(
    VIEWS.map(({ conditions }) =>
      countUpToMax({ payload, user, collection: 'staff', where: whereOf(conditions), sort: SORT }),
    ),
  )
  return (
    <div className="list-bar">
      <nav aria-label={words.label}>
        <ul className="list-bar__views">
          {VIEWS.map(({ name, conditions }, index) => {
            const { count, more } = counts[index] ?? { count: 0, more: false }
            const isShown =
              shown.length === 0
                ? index === 0
                : shown.length === conditions.length &&
                  conditions.every((one) => shown.some((each) => isSame(one, each)))
            return (
              <li key={name}>
                <Link
                  aria-current={isShown ? 'page' : undefined}
                  href={`${list}?${listQuery(conditions)}&sort=${SORT}`}
                >
                  {words[name]}{' '}
                  <span className="list-bar__count">
                    {more ? listWords.moreThan(formatNumber(count)) : formatNumber(count)}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
