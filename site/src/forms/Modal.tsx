import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { DialogNotice } from './dialog-notice.ts'
import { Icon } from './Icon.tsx'
import { useWords } from './locale.ts'
import { formsWords } from './words/words.ts'

interface ModalProps {
  id: string
  title: string
  onClose: () => void
  /** Prevents closing by Esc, by a click outside and by the button. */
  locked?: boolean
  children: ReactNode
}

/** A modal dialog, open while it is mounted. Restores the focus when it unmounts. */
export function Modal({ id, title, onClose, locked = false, children }: ModalProps) {
  const words = useWords(formsWords)
  const notice = useContext(DialogNotice)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const previousFocus = document.activeElement
    dialog.current?.showModal()
    // By default the close button, the first control, would get the focus.
    dialog.current?.querySelector<HTMLElement>('input, select')?.focus()
    return () => {
      if (previousFocus instanceof HTMLElement) previousFocus.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      closedby={locked ? 'none' : 'any'}
      // For browsers without `closedby`, and those that close the dialog on a second Esc regardless.
      onCancel={(event) => locked && event.preventDefault()}
      onClose={() => (locked ? dialog.current?.showModal() : onClose())}
    >
      {notice}
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={words.close}
          disabled={locked}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
