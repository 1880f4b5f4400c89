import type { ReviewedDocument } from '../review-data.ts'
import { reviewWords } from '../words.ts'

/**
 * Shows a PDF in a fully sandboxed frame, because it is untrusted. Browsers whose viewer counts as a plugin (Chromium,
 * Safari) show nothing in such a frame, hence the link before it.
 */
export function PdfFrame({ document: { label, url } }: { document: ReviewedDocument }) {
  const words = reviewWords.documents
  return (
    <div className="review__pdf">
      <p>
        <a className="review__open" href={url} rel="noreferrer" target="_blank">
          {words.openPdf}
        </a>{' '}
        {words.pdfHint}
      </p>
      <iframe key={url} sandbox="" src={`${url}#navpanes=0&view=FitH`} title={words.frame(label)} />
    </div>
  )
}
