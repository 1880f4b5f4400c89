import { Alert } from './Alert.tsx'
import { useWords } from './locale.ts'
import { formsWords } from './words/words.ts'

/** A message in place of content that failed to load, with a retry button. */
export function TryAgain({ text, onTryAgain }: { text: string; onTryAgain: () => void }) {
  const words = useWords(formsWords)
  return (
    <Alert tone="warning">
      <p>{text}</p>
      <button type="button" className="button" onClick={onTryAgain}>
        {words.load.tryAgain}
      </button>
    </Alert>
  )
}
