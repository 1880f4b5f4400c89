import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../form/words/words.ts'

/** Says that earlier changes were restored, and offers to discard them. */
export function Restored({ erase }: { erase: () => void }) {
  const words = useWords(applicationFormWords).correct
  return (
    <div className="tip">
      <p>{words.restored}</p>
      <button
        type="button"
        className="link-button"
        onClick={() => {
          erase()
          location.reload()
        }}
      >
        {words.startAgain}
      </button>
    </div>
  )
}
