import { useWords } from '../../forms/locale.ts'
import { statusText, type UploadState } from './use-upload.ts'
import { uploadWords } from './words/words.ts'

/** Progress of an upload: a status that screen readers announce once, and a progress bar. */
export function UploadProgress({
  state,
  label,
  onCancel,
}: {
  state: UploadState
  label: string
  onCancel: () => void
}) {
  const words = useWords(uploadWords)
  const text = statusText(state, words)
  return (
    <>
      <p role="status" className={text === '' ? 'visually-hidden' : 'document-status'}>
        {text}
      </p>
      {text !== '' && (
        <div className="document-progress">
          <progress
            aria-label={words.progress(label)}
            max={1}
            value={state.at === 'sending' ? state.share : undefined}
          />
          <button type="button" className="button quiet" onClick={onCancel}>
            {words.cancel}
          </button>
        </div>
      )}
    </>
  )
}
