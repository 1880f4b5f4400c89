import type { Kept } from './use-kept.ts'

interface KeptActionsProps {
  kept: Pick<Kept<unknown>, 'isChanged' | 'isOvertaken' | 'forget'>
  isBusy: boolean
  words: { unsaved: string; overtaken: string; save: string; saving: string; discard: string }
  /** Outside of a form; inside of one the button submits it. */
  onSave?: () => void
}

/** Says that a change is not saved, and saves or leaves it. */
export function KeptActions({ kept, isBusy, words, onSave }: KeptActionsProps) {
  return (
    <>
      {kept.isChanged && (
        <p className="merit-unsaved">
          {words.unsaved} {kept.isOvertaken && words.overtaken}
        </p>
      )}
      <div className="actions">
        <button
          type={onSave ? 'button' : 'submit'}
          className={kept.isChanged ? 'button primary' : 'button'}
          aria-disabled={isBusy}
          onClick={onSave}
        >
          {isBusy ? words.saving : words.save}
        </button>
        {kept.isChanged && (
          <button type="button" className="button quiet" onClick={kept.forget}>
            {words.discard}
          </button>
        )}
      </div>
    </>
  )
}
