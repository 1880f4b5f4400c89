import { useTranslate } from '../../forms/translate.ts'

interface RefundTermsProps {
  id: string
  title: string
  sentences: readonly string[]
}

/** When a fee is refunded, and how much of it; nothing if no terms are known. */
export function RefundTerms({ id, title, sentences }: RefundTermsProps) {
  const translate = useTranslate()
  if (sentences.length === 0) return null
  return (
    <section className="refund-terms" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{translate(sentence)}</li>
        ))}
      </ul>
    </section>
  )
}
