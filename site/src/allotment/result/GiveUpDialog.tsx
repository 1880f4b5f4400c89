import { Alert } from '../../forms/Alert.tsx'
import { useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { resultWords } from './words/words.ts'

interface GiveUpDialogProps {
  id: string
  words: { title: string; text: string; yes: string }
  isBusy: boolean
  refusal: string
  onYes: () => void
  onClose: () => void
}

/** Says what is lost before a seat is declined or given up. */
export function GiveUpDialog({ id, words, isBusy, refusal, onYes, onClose }: GiveUpDialogProps) {
  const w = useWords(resultWords)
  return (
    <Modal id={id} title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      {refusal !== '' && (
        <Alert tone="bad" focus>
          <p>{refusal}</p>
        </Alert>
      )}
      <div className="actions">
        <button type="button" className="button" aria-disabled={isBusy} onClick={onYes}>
          {isBusy ? w.sending : words.yes}
        </button>
        <button type="button" className="button primary" onClick={onClose}>
          {w.keep}
        </button>
      </div>
    </Modal>
  )
}
