import type { UserInfo } from '@pravesh/shared/accounts/wire'
import { paths } from '@pravesh/shared/content/paths'
import { useState } from 'react'
import { StudentGate } from '../session/StudentGate.tsx'
import { firstName } from './first-name.ts'
import { takeTipVisit } from './tip-visits.ts'
import { words } from './words.ts'

const w = words.dashboardPage

/** Where a student begins. (spec 1, 2) */
export function Dashboard() {
  return <StudentGate>{(user) => <Greeting user={user} />}</StudentGate>
}

function Greeting({ user }: { user: UserInfo }) {
  const [hasTip] = useState(isTipShown)
  return (
    <>
      <p className="greeting">{w.greeting(firstName(user.name))}</p>
      {hasTip && <p className="tip">{w.tip}</p>}
      <div className="empty-state">
        <h2>{w.empty}</h2>
        <p>{w.emptyText}</p>
        <div className="actions">
          <a href={paths.courses} className="button primary">
            {w.courses}
          </a>
          <a href={paths.books} className="button quiet">
            {w.books}
          </a>
        </div>
      </div>
    </>
  )
}

function isTipShown(): boolean {
  try {
    return takeTipVisit(localStorage)
  } catch {
    return false
  }
}
