import { isWaiting, REQUEST_STATE_LABELS } from '@pravesh/shared/contact/help/request-state'
import type { RequestView } from '@pravesh/shared/contact/help/thread'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import type { ApiReply } from '../../lib/api.ts'
import { formatMoment } from '../../lib/formats.ts'
import { MessageForm } from './MessageForm.tsx'
import { SubjectLine } from './SubjectLine.tsx'
import { helpWords } from './words/words.ts'

interface ThreadProps {
  request: RequestView
  write: (message: { text: string; key: string }) => Promise<ApiReply>
}

/** All messages of a request, and the form to write again. */
export function Thread({ request, write }: ThreadProps) {
  const w = useWords(helpWords).thread
  const locale = useLocale()
  const translate = useTranslate()
  const { reference, state, subject, messages } = request
  return (
    <section className="help-thread" aria-labelledby="request-title">
      <h2 id="request-title" className="numbers">
        {w.title(reference)}
      </h2>
      <SubjectLine subject={subject} />
      <p className={isWaiting(state) ? 'tag' : 'tag good'}>{translate(REQUEST_STATE_LABELS[state].person)}</p>
      <ol className="help-messages" aria-label={w.messages}>
        {messages.map(({ from, text, at }) => (
          <li key={`${at} ${from} ${text}`} className={`help-message ${from}`}>
            <p className="help-by">
              <strong>{from === 'office' ? w.office : w.you}</strong>{' '}
              <time dateTime={at}>{formatMoment(at, locale)}</time>
            </p>
            <p className="help-text" dir="auto" lang={langOf(text, locale)}>
              {text}
            </p>
          </li>
        ))}
      </ol>
      <MessageForm id="again" label={w.text} submit={w.send} sending={w.sending} send={write} />
    </section>
  )
}
