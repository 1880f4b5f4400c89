import type { LoadProblem } from '../lib/lazy-module.ts'
import { Alert } from './Alert.tsx'
import { useWords } from './locale.ts'
import { formsWords } from './words/words.ts'

interface LoadFailureProps {
  problem: LoadProblem | 'broken'
  /** A retry is in progress. */
  isBusy?: boolean
  onTryAgain: () => void
  onDismiss?: (() => void) | undefined
}

/** Replaces a part of the page that failed to load or render, and offers a retry. */
export function LoadFailure({ problem, isBusy = false, onTryAgain, onDismiss }: LoadFailureProps) {
  const w = useWords(formsWords).load
  return (
    <Alert tone="bad" {...(onDismiss && { onDismiss })}>
      <p>{w[problem]}</p>
      {problem === 'outdated' ? (
        <ReloadButton />
      ) : (
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => isBusy || onTryAgain()}>
          {isBusy ? w.loading : w.tryAgain}
        </button>
      )}
    </Alert>
  )
}

export function ReloadButton() {
  const w = useWords(formsWords).load
  return (
    <button type="button" className="button" onClick={() => location.reload()}>
      {w.reload}
    </button>
  )
}
