import { useWords } from '../../forms/locale.ts'
import { correctionWords } from './words/words.ts'

/** Says that earlier changes were restored, and offers to discard them. */
export function Restored({ erase }: { erase: () => void }) {
  const words = useWords(correctionWords)
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
