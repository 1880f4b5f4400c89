import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { useWords } from './locale.ts'
import { formsWords } from './words/words.ts'

interface AlertProps {
  tone: 'good' | 'warning' | 'bad'
  children: ReactNode
  /** Adds a button that dismisses the alert. */
  onDismiss?: () => void
  /** Takes the focus when it appears. */
  focus?: boolean
}

const ICON = { good: 'tick', warning: 'warning', bad: 'warning' } as const

/** The outcome of a task, shown in place and announced to screen readers at once. */
export function Alert({ tone, children, onDismiss, focus = false }: AlertProps) {
  const words = useWords(formsWords)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus])
  return (
    <div ref={box} className={`alert ${tone}`} role={tone === 'good' ? 'status' : 'alert'} tabIndex={-1}>
      <Icon name={ICON[tone]} />
      <div className="alert-text">{children}</div>
      {onDismiss && (
        <button type="button" className="icon-button" aria-label={words.dismiss} onClick={onDismiss}>
          <Icon name="close" size={20} />
        </button>
      )}
    </div>
  )
}
