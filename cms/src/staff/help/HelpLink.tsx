'use client'

import { useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { staffText } from '../../foundation/languages/staff-text.ts'
import type { Staff } from '../../payload-types.ts'
import './help-link.css'
import { helpAddress } from './screens.ts'

/** In the header of every screen: the help with it, in a new tab, so that an open form stays as it is. */
export function HelpLink() {
  const { user } = useAuth<Staff>()
  return (
    <a className="help-link" href={helpAddress(usePathname(), user?.roles)} target="_blank" rel="noopener">
      {staffText('Help')} <span className="help-link__rest">{staffText('with this screen')}</span>
      <span className="help-link__hidden"> {staffText('(opens in a new tab)')}</span>
    </a>
  )
}
