import './bulk.css'
import { REFUSAL_LABELS } from '@pravesh/shared/admissions/bulk/refusals'
import type { RefusedGroup } from '@pravesh/shared/admissions/bulk/run-view'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { adminWords } from './words.ts'

interface RefusedListProps {
  heading: string
  groups: readonly RefusedGroup[]
}

/** Applications that are left out or were not changed, by kind of obstacle; nothing if there are none. */
export function RefusedList({ heading, groups }: RefusedListProps) {
  if (groups.length === 0) return null
  return (
    <div className="bulk-refused">
      <h3>{heading}</h3>
      {groups.map((each) => (
        <Group key={each.group} {...each} />
      ))}
    </div>
  )
}

function Group({ group, count, items }: RefusedGroup) {
  const words = adminWords.run
  const label = `${staffText(REFUSAL_LABELS[group])} (${formatNumber(count)})`
  return (
    <details open={items.length <= FEW}>
      <summary>{label}</summary>
      {items.length < count && <p>{words.more(items.length)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={label} className="admin-table__scroll" tabIndex={0}>
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">{words.application}</th>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.why}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, number, name, why }) => (
              <tr key={id}>
                <th scope="row">
                  {number === '' ? words.deleted : <a href={`/admin/collections/applications/${id}`}>{number}</a>}
                </th>
                <td>{name}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

/** Groups with so many applications are open from the start. */
const FEW = 20
