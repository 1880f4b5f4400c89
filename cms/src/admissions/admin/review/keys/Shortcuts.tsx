'use client'

import './keys.css'
import { reviewWords } from '../words.ts'
import { useShortcutsOn } from './use-shortcut.ts'

interface ShortcutsProps {
  /** Whether this member of staff checks documents. */
  checks: boolean
  decides: boolean
}

/** Lists the keyboard shortcuts, and switches them off. (WCAG 2.1.4) */
export function Shortcuts({ checks, decides }: ShortcutsProps) {
  const { title, use, check, decide, list } = reviewWords.shortcuts
  const keys = [...(checks ? check : []), ...(decides ? decide : []), ...list]
  const [on, setOn] = useShortcutsOn()
  return (
    <details className="review__shortcuts">
      <summary>{title}</summary>
      <div>
        <label>
          <input checked={on} onChange={(event) => setOn(event.target.checked)} type="checkbox" />
          {use}
        </label>
        <dl>
          {keys.map(([key, label]) => (
            <div className="review__shortcut" key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
