'use client'

import './keys.css'
import { reviewWords } from '../words.ts'
import { useShortcutsOn } from './use-shortcut.ts'

/** Lists the keyboard shortcuts, and switches them off. (WCAG 2.1.4) */
export function Shortcuts() {
  const { title, use, list } = reviewWords.shortcuts
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
          {list.map(([key, label]) => (
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
