import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import type { ReactNode } from 'react'
import { Loading } from '../../forms/Loading.tsx'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { words } from '../words.ts'
import { useMyApplications } from './use-my-applications.ts'

/** Loads the student's applications and renders them, with loading and error states. */
export function MyApplications({ children }: { children: (applications: ApplicationView[]) => ReactNode }) {
  const { mine, reload } = useMyApplications()
  if (mine.status === 'known') return children(mine.applications)
  if (mine.status === 'loading') return <Loading text={words.loading} />
  return <TryAgain text={mine.msg} onTryAgain={reload} />
}
