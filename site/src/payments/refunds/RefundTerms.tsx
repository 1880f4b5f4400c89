import { useTranslate } from '../../forms/translate.ts'

interface RefundTermsProps {
  id: string
  title: string
  sentences: readonly string[]
  /** Opens with a press, where something else comes first. */
  isFolded?: boolean
}

/** When a fee is refunded, and how much of it; nothing if no terms are known. */
export function RefundTerms({ id, title, sentences, isFolded = false }: RefundTermsProps) {
  const translate = useTranslate()
  if (sentences.length === 0) return null
  const list = (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{translate(sentence)}</li>
      ))}
    </ul>
  )
  if (isFolded) {
    return (
      <details className="refund-terms" id={id}>
        <summary>{title}</summary>
        {list}
      </details>
    )
  }
  return (
    <section className="refund-terms" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {list}
    </section>
  )
}
