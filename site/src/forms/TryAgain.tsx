import { Alert } from './Alert.tsx'
import { words } from './words.ts'

/** Says that what belongs here could not be had, and offers another try. */
export function TryAgain({ text, onTryAgain }: { text: string; onTryAgain: () => void }) {
  return (
    <Alert tone="warning">
      <p>{text}</p>
      <button type="button" className="button" onClick={onTryAgain}>
        {words.load.tryAgain}
      </button>
    </Alert>
  )
}
