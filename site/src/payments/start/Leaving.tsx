import { useWords } from '../../forms/locale.ts'
import { paymentsWords } from '../words/words.ts'

/** Announces the redirect to a payment page, with a link for students who do not want to wait. */
export function Leaving({ url }: { url: string | null }) {
  const w = useWords(paymentsWords)
  return (
    <p role="status">
      {url !== null && (
        <>
          {w.leaving} <a href={url}>{w.goNow}</a>
        </>
      )}
    </p>
  )
}
