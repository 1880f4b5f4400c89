import type { Correction } from '@pravesh/shared/admissions/status/requests'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatDay } from '../../lib/formats.ts'
import { Note } from '../status/Note.tsx'
import { statusWords } from '../status/words/words.ts'
import type { Card } from './cards.ts'
import { targetOf } from './request-links.ts'
import { correctionWords } from './words/words.ts'

interface RequestNoteProps {
  /** The name of each request. */
  labels: readonly string[]
  /** Of an open correction window, `YYYY-MM-DD`; null if staff asked for the corrections. */
  lastDay: string | null
  correction: Correction
  cards: readonly Card[]
  idOf: (field: string) => string
}

/** What is to be corrected and since when, with links to it. What staff wrote stands there. (spec 3, 2.1) */
export function RequestNote({ labels, lastDay, correction: { requests }, cards, idOf }: RequestNoteProps) {
  const { correct } = useWords(statusWords).alerts
  const words = useWords(correctionWords)
  const translate = useTranslate()
  const locale = useLocale()
  const since = requests[0]?.requestedAt ?? ''
  const asked = since === '' ? words.correctThese : words.requestedOn(formatDay(since, locale))
  return (
    <Note tone={lastDay === null ? 'warning' : 'info'} title={lastDay === null ? correct : words.page.title}>
      <p>{lastDay === null ? asked : words.correctUntil(formatDay(lastDay, locale))}</p>
      <ul>
        {requests.map((request, index) => (
          <li key={request.items[0]}>
            <a href={`#${targetOf(request, cards, idOf)}`}>{translate(labels[index] ?? '')}</a>
          </li>
        ))}
      </ul>
    </Note>
  )
}
