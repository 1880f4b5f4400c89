import type { ReactNode } from 'react'
import { Loading } from '../../forms/Loading.tsx'
import { useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { formsWords } from '../../forms/words/words.ts'
import { useLoaded } from './use-loaded.ts'

interface LoadedPartProps<Value> {
  /** The address of a call. */
  path: string
  children: (value: Value, isBusy: boolean) => ReactNode
}

/** A part of a page that shows the result of a call, with its loading and error states. */
export function LoadedPart<Value>({ path, children }: LoadedPartProps<Value>) {
  const { load } = useWords(formsWords)
  const { loaded, isBusy, reload } = useLoaded<Value>(path)
  if (loaded.status === 'known') return children(loaded.value, isBusy)
  if (loaded.status === 'loading' || isBusy) return <Loading text={load.loading} />
  return <TryAgain text={loaded.msg} onTryAgain={reload} />
}
