import type { ReactNode } from 'react'
import { Alert } from './Alert.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ReloadButton } from './LoadFailure.tsx'
import { useWords } from './locale.ts'
import { formsWords } from './words/words.ts'

/** Shows a message with a reload button if an island fails to render. */
export function PageBoundary({ children }: { children?: ReactNode }) {
  return <ErrorBoundary fallback={() => <Broken />}>{children}</ErrorBoundary>
}

function Broken() {
  const words = useWords(formsWords)
  return (
    <Alert tone="bad">
      <p>{words.load.brokenPage}</p>
      <ReloadButton />
    </Alert>
  )
}
