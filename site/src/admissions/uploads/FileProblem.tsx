import { Alert } from '../../forms/Alert.tsx'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import type { UploadState } from './use-upload.ts'
import { uploadWords } from './words/words.ts'

interface FileProblemProps {
  state: UploadState
  onSend: (file: File) => void
  onCrop: (file: File) => void
  onShrink: (file: File) => void
  onPages: (photo: File) => void
}

const CAN = { crop: 'canCrop', shrink: 'canShrink', pages: 'canPages' } as const

/** The error of the chosen file or of the upload, with buttons for the possible remedies. */
export function FileProblem({ state, onSend, onCrop, onShrink, onPages }: FileProblemProps) {
  const words = useWords(uploadWords)
  const translate = useTranslate()
  if (state.at === 'refused') return <Alert tone="bad">{translate(state.message)}</Alert>
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
  if (state.at !== 'invalid') return null
  const { file, message, remedy, isUsable } = state.inspected
  return (
    <Alert tone={isUsable ? 'warning' : 'bad'}>
      <p>{message && translate(message)}</p>
      {!isUsable && remedy && <p>{words.offer[CAN[remedy]]}</p>}
      {remedy && (
        <div className="document-actions">
          <button
            type="button"
            className="button primary"
            onClick={() => ({ crop: onCrop, shrink: onShrink, pages: onPages })[remedy](file)}
          >
            {words.offer[remedy]}
          </button>
          {isUsable && (
            <button type="button" className="button quiet" onClick={() => onSend(file)}>
              {words.offer.asItIs}
            </button>
          )}
        </div>
      )}
    </Alert>
  )
}
