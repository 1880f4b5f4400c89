import type { SentText } from '@pravesh/shared/platform/sent-text'
import { StaffWords } from '../../forms/StaffWords.tsx'

interface StaffMessageProps {
  title: string
  text: string
  sentTexts?: readonly SentText[] | undefined
}

/** A message from staff under a title, or nothing if it is empty. */
export function StaffMessage({ title, text, sentTexts }: StaffMessageProps) {
  if (text === '') return null
  return (
    <div>
      <p>{title}:</p>
      <blockquote className="remark">
        <StaffWords text={text} sentTexts={sentTexts} />
      </blockquote>
    </div>
  )
}
