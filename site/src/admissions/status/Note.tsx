import type { ReactNode } from 'react'
import { Icon } from '../../forms/Icon.tsx'

interface NoteProps {
  tone: 'good' | 'warning' | 'bad'
  title?: string
  children?: ReactNode
}

/** Looks like an alert, and belongs to the page as it came: nobody is interrupted for it. */
export function Note({ tone, title, children }: NoteProps) {
  return (
    <div className={`alert ${tone}`}>
      <Icon name={tone === 'good' ? 'tick' : 'warning'} />
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
