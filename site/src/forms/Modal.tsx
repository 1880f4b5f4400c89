import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { words } from './words.ts'

interface ModalProps {
  id: string
  title: string
  onClose: () => void
  /** Nothing closes it: neither Esc, nor a click beside it, nor its button. */
  locked?: boolean
  children: ReactNode
}

/** A dialog over the page while it is drawn; the focus goes back to where it was when it goes. */
export function Modal({ id, title, onClose, locked = false, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    // Not its button to close it, which comes first.
    dialog.current?.querySelector('input')?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      closedby={locked ? 'none' : 'any'}
      // For browsers that do not know `closedby`, and those that let a second Esc through.
      onCancel={(event) => locked && event.preventDefault()}
      onClose={() => (locked ? dialog.current?.showModal() : onClose())}
    >
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
