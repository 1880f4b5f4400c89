import { Link } from '@payloadcms/ui'
import type { Counted } from './count-views.ts'
import { listWords } from './words.ts'

interface Tab {
  key: string
  label: string
  counted: Counted
  href: string
}

interface ViewTabsProps {
  tabs: readonly Tab[]
  /** Key of the current view. */
  shown: string | null
  allHref: string
  /** Whether the list has any filter. */
  filtered: boolean
}

const numberFormat = new Intl.NumberFormat('en-IN')

/** Links to the views, with the current one marked. */
export function ViewTabs({ tabs, shown, allHref, filtered }: ViewTabsProps) {
  return (
    <nav aria-label={listWords.views}>
      <ul className="list-bar__views">
        <li>
          <Link aria-current={filtered ? undefined : 'page'} href={allHref}>
            {listWords.all}
          </Link>
        </li>
        {tabs.map(({ key, label, counted: { count, more }, href }) => (
          <li key={key}>
            <Link aria-current={key === shown ? 'page' : undefined} href={href}>
              {label}{' '}
              <span className="list-bar__count">
                {more ? listWords.moreThan(numberFormat.format(count)) : numberFormat.format(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
