import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import type { ReactNode } from 'react'
import { Loading } from '../../forms/Loading.tsx'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { words } from '../words.ts'
import { useMyApplications } from './use-my-applications.ts'

/** Asks for the student's applications and shows them; says so where they cannot be had. */
export function MyApplications({ children }: { children: (applications: ApplicationView[]) => ReactNode }) {
  const { mine, ask } = useMyApplications()
  if (mine.status === 'known') return children(mine.applications)
  if (mine.status === 'asking') return <Loading text={words.loading} />
  return <TryAgain text={mine.msg} onTryAgain={ask} />
}
