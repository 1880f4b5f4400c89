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
  /** The key of the shown view. */
  shown: string | null
  allHref: string
  /** Something else than a view is shown. */
  filtered: boolean
}

const figures = new Intl.NumberFormat('en-IN')

/** The views as links, the shown one marked. */
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
                {more ? listWords.moreThan(figures.format(count)) : figures.format(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
