import type { Locale } from '@pravesh/shared/platform/locale'
import { pathsIn } from '@pravesh/shared/site/paths'
import { learningWords } from '../../learning/words/words.ts'
import type { IconName } from '../../ui/icons.ts'
import { studentWords } from '../words/words.ts'

interface StudentLink {
  label: string
  href: string
  icon: IconName
  /** Guests have no fees. */
  studentsOnly?: true
}

/** The account menu in display order. Logout follows it as a button. (spec 1, 2) */
export function accountMenu(locale: Locale): StudentLink[] {
  const words = studentWords(locale)
  const paths = pathsIn(locale)
  return [
    { label: words.account, href: paths.accountDetails, icon: 'person' },
    { label: words.settings, href: paths.settings, icon: 'settings' },
    { label: words.orders, href: paths.orders, icon: 'parcel' },
    { label: words.helpRequests, href: paths.help, icon: 'mail' },
    { label: learningWords(locale).content.title, href: paths.courseContent(), icon: 'play' },
  ]
}

/** In the header on wide screens and at the top of the drawer on small ones. */
export function studentLinks(locale: Locale): StudentLink[] {
  const words = studentWords(locale)
  const paths = pathsIn(locale)
  return [
    { label: words.home, href: paths.home, icon: 'home' },
    { label: words.dashboard, href: paths.account, icon: 'dashboard' },
    { label: words.feePlan, href: paths.feePlan, icon: 'calendar', studentsOnly: true },
    { label: words.payments, href: paths.payments, icon: 'receipt' },
  ]
}
