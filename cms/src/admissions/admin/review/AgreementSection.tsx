import './AgreementSection.css'
import './review.css'
import { Facts } from './Facts.tsx'
import type { ReviewData } from './review-data.ts'
import { reviewWords } from './words.ts'

const style =
  '<style>:root{color-scheme:light}body{font:16px/1.5 system-ui,sans-serif;margin:1rem;color:#1e1d38;background:#fff}table{border-collapse:collapse}th,td{border:1px solid #ddd2ba;padding:.3rem .6rem;text-align:left}</style>'

/** The agreement accepted by the student. Its stored HTML is rendered in a fully sandboxed frame. */
export function AgreementSection({ agreement: { facts, html, englishHtml } }: { agreement: ReviewData['agreement'] }) {
  const { headings, agreement } = reviewWords
  return (
    <section aria-labelledby="review-agreement" className="review__card">
      <h2 id="review-agreement">{headings.agreement}</h2>
      <Facts facts={facts} />
      {html !== '' && <Text html={html} show={agreement.show} title={agreement.frame} />}
      {englishHtml !== '' && <Text html={englishHtml} show={agreement.showEnglish} title={agreement.englishFrame} />}
    </section>
  )
}

function Text({ html, show, title }: { html: string; show: string; title: string }) {
  return (
    <details className="review__agreement">
      <summary>{show}</summary>
      <iframe sandbox="" srcDoc={`${style}${html}`} title={title} />
    </details>
  )
}
