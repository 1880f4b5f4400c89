import './thread.css'
import type { DeskMessage } from '@pravesh/shared/contact/help/desk'
import { istTime } from '../../foundation/formats.ts'
import { deskWords } from './words.ts'

/** The messages of a request, oldest first. */
export function ThreadMessages({ messages }: { messages: readonly DeskMessage[] }) {
  return (
    <ol className="desk-thread">
      {messages.map(({ from, by, text, at }) => (
        <li className={`desk-thread__message desk-thread__message--${from}`} key={`${at} ${from} ${text}`}>
          <p className="desk-thread__by">
            <strong>{from === 'office' ? deskWords.office(by) : by}</strong> <time dateTime={at}>{istTime(at)}</time>
          </p>
          <p className="desk-thread__text" dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
