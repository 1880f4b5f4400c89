import type { ReactNode } from 'react'
import { Icon } from '../../forms/Icon.tsx'

interface NoteProps {
  tone: 'good' | 'info' | 'warning' | 'bad'
  title?: string
  children?: ReactNode
}

/** Styled as an alert, but without `role="alert"`: it is part of the page, so screen readers do not interrupt. */
export function Note({ tone, title, children }: NoteProps) {
  return (
    <div className={`alert ${tone}`}>
      <Icon name={tone === 'good' || tone === 'info' ? 'tick' : 'warning'} />
      <div className="alert-text">
        {title !== undefined && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
