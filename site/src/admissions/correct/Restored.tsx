import { words } from './words.ts'

/** Says that what was typed before is still there, and offers the way back. */
export function Restored({ forget }: { forget: () => void }) {
  return (
    <div className="tip">
      <p>{words.restored}</p>
      <button
        type="button"
        className="link-button"
        onClick={() => {
          forget()
          location.reload()
        }}
      >
        {words.startAgain}
      </button>
    </div>
  )
}
