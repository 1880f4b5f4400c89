import { paths } from '@pravesh/shared/site/paths'
import type { IconName } from '../../ui/icons.ts'
import { words } from '../words.ts'

/** The account menu in display order. Logout follows it as a button. (spec 1, 2) */
export const accountMenu: { label: string; href: string; icon: IconName }[] = [
  { label: words.account, href: paths.accountDetails, icon: 'person' },
  { label: words.settings, href: paths.settings, icon: 'settings' },
  { label: words.orders, href: paths.orders, icon: 'parcel' },
]

/** In the header on wide screens and at the top of the drawer on small ones. */
export const studentLinks: { label: string; href: string; icon: IconName }[] = [
  { label: words.home, href: paths.home, icon: 'home' },
  { label: words.dashboard, href: paths.account, icon: 'dashboard' },
]
