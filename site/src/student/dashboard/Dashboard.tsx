import type { UserInfo } from '@pravesh/shared/accounts/contract'
import { type ReactNode, useState } from 'react'
import { firstName } from '../../accounts/sessions/first-name.ts'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { useWords } from '../../forms/locale.ts'
import { studentWords } from '../words/words.ts'
import { takeTipVisit } from './tip-visits.ts'

/** The student's start page: a greeting above the content of the features. (spec 1, 2) */
export function Dashboard({ children }: { children: (user: UserInfo) => ReactNode }) {
  return (
    <StudentGate>
      {(user) => (
        <>
          <Greeting user={user} />
          {children(user)}
        </>
      )}
    </StudentGate>
  )
}

function Greeting({ user }: { user: UserInfo }) {
  const w = useWords(studentWords).dashboardPage
  const [hasTip] = useState(isTipShown)
  return (
    <>
      <p className="greeting">{w.greeting(firstName(user.name))}</p>
      {hasTip && <p className="tip">{w.tip}</p>}
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
