'use client'

import './second-factor.css'
import { OwnFactorsPanel } from './OwnFactorsPanel.tsx'
import { OwnSessions } from './OwnSessions.tsx'

/** Second step and sessions of one's own account. */
export function OwnSecurity() {
  return (
    <div className="sign-in-security">
      <OwnFactorsPanel />
      <OwnSessions />
    </div>
  )
}
