import { printableText } from '@pravesh/shared/platform/harmless-text'
import type { BlankPage } from './blank-page.ts'

/** A document to print. */
export interface PdfDocument {
  title: string
  /** The language of the text (BCP 47). */
  lang: string
  css: string
  /** Markup of the body. */
  html: string
}

/** Nothing is drawn for a screen: without this every document would be laid out and painted twice. */
const ONLY_PRINT = '@media screen { body { display: none } }'

/**
 * Prints a document to tagged PDF. It replaces the body of a page whose fonts are loaded, which is many times faster
 * than a new page. It speaks Chromium's protocol itself: Playwright reads a PDF in many small steps, and converts
 * arguments on both sides.
 */
export async function printDocument({ protocol, windowId }: BlankPage, document: PdfDocument): Promise<Buffer> {
  const { exceptionDetails } = await protocol.send('Runtime.callFunctionOn', {
    functionDeclaration: String(showDocument),
    objectId: windowId,
    arguments: [{ value: { ...drawable(document), css: `${ONLY_PRINT}\n${document.css}` } }],
    awaitPromise: true,
  })
  if (exceptionDetails) throw new Error(`The document cannot be shown: ${exceptionDetails.text}`)
  const { data } = await protocol.send('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  })
  return Buffer.from(data, 'base64')
}

/** Whatever is stored, nothing in a document reorders or overprints its surroundings, or prints as nothing. (decision 57) */
function drawable({ title, html, ...document }: PdfDocument): PdfDocument {
  return { ...document, title: printableText(title), html: printableText(html) }
}

/** Runs in the page. Resolves when the pictures are ready to be drawn. */
async function showDocument({ title, lang, css, html }: PdfDocument): Promise<void> {
  document.title = title
  document.documentElement.lang = lang
  const styles = document.querySelector('style:last-of-type')
  if (styles) styles.textContent = css
  document.body.innerHTML = html
  // A picture that cannot be decoded is left out.
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
}
