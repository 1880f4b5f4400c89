import type { ReactNode } from 'react'
import { Loading } from '../../forms/Loading.tsx'
import { useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { formsWords } from '../../forms/words/words.ts'
import { type KnownApplications, useMyApplications } from './use-my-applications.ts'

interface MyApplicationsProps {
  /** `reload` fetches the applications again; what is on screen stays until they arrive. */
  children: (mine: KnownApplications, reload: () => void) => ReactNode
}

/** Loads the student's applications and renders them, with loading and error states. */
export function MyApplications({ children }: MyApplicationsProps) {
  const { load } = useWords(formsWords)
  const { mine, reload } = useMyApplications()
  if (mine.status === 'known') return children(mine, reload)
  if (mine.status === 'loading') return <Loading text={load.loading} />
  return <TryAgain text={mine.msg} onTryAgain={reload} />
}
