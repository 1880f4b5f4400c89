import { words } from './words.ts'

/** Says that what was typed before is still there, and offers the way back. */
export function Restored({ erase }: { erase: () => void }) {
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
