import { Link } from '@payloadcms/ui'
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { Counted } from './count-up-to.ts'
import { listWords } from './words.ts'

interface Tab {
  key: string
  label: string
  counted: Counted
  href: string
}

interface ViewTabsProps {
  /** Name of the navigation. */
  label: string
  tabs: readonly Tab[]
  /** Key of the current view. */
  shown: string | null
  allHref: string
  /** Whether the list has any filter. */
  filtered: boolean
}

/** Links to the views, with the current one marked. */
export function ViewTabs({ label, tabs, shown, allHref, filtered }: ViewTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className="list-bar__views">
        <li>
          <Link aria-current={filtered ? undefined : 'page'} href={allHref}>
            {listWords.all}
          </Link>
        </li>
        {tabs.map(({ key, label: name, counted: { count, more }, href }) => (
          <li key={key}>
            <Link aria-current={key === shown ? 'page' : undefined} href={href}>
              {name}{' '}
              <span className="list-bar__count">
                {more ? listWords.moreThan(formatNumber(count)) : formatNumber(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
