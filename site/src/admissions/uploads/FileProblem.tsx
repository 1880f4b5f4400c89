import { Alert } from '../../forms/Alert.tsx'
import type { UploadState } from './use-upload.ts'
import { words } from './words.ts'

interface FileProblemProps {
  state: UploadState
  onSend: (file: File) => void
  onCrop: (file: File) => void
  onShrink: (file: File) => void
}

/** What is wrong with the chosen file or the connection, and what can be done about it here. */
export function FileProblem({ state, onSend, onCrop, onShrink }: FileProblemProps) {
  if (state.at === 'refused') return <Alert tone="bad">{state.message}</Alert>
  if (state.at === 'stopped') {
    return (
      <Alert tone="bad">
        <p>{words.stopped}</p>
        <button type="button" className="button" onClick={() => onSend(state.file)}>
          {words.tryAgain}
        </button>
      </Alert>
    )
  }
  if (state.at !== 'wrong') return null
  const { file, message, remedy, mayStay } = state.looked
  return (
    <Alert tone={mayStay ? 'warning' : 'bad'}>
      <p>{message}</p>
      {!mayStay && remedy && <p>{remedy === 'crop' ? words.offer.canCrop : words.offer.canShrink}</p>}
      {remedy && (
        <div className="document-actions">
          <button
            type="button"
            className="button primary"
            onClick={() => (remedy === 'crop' ? onCrop(file) : onShrink(file))}
          >
            {remedy === 'crop' ? words.offer.crop : words.offer.shrink}
          </button>
          {mayStay && (
            <button type="button" className="button quiet" onClick={() => onSend(file)}>
              {words.offer.asItIs}
            </button>
          )}
        </div>
      )}
    </Alert>
  )
}
