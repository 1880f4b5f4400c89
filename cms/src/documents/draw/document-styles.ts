import { printableText } from '@pravesh/shared/platform/harmless-text'
import type { Locale } from '@pravesh/shared/platform/locale'
import { documentWords } from '../words/words.ts'

/** Styles of all documents, for A4. `foot` stands in the foot of each page. */
export function documentStyles(foot: string, locale: Locale): string {
  const { page, of } = documentWords[locale].frame
  const number = `${cssText(`${page} `)} counter(page) ${cssText(` ${of} `)} counter(pages)`
  const small = "font: 7.5pt 'Noto Sans', 'Noto Sans Bengali', 'Noto Sans Devanagari'; color: #555a6e;"
  return `
@page {
  size: A4;
  margin: 16mm 17mm 19mm;
  @bottom-left { content: ${cssText(foot)}; ${small} }
  @bottom-right { content: ${number}; ${small} }
}
* { box-sizing: border-box; margin: 0; padding: 0; }
.document { font-size: 9.5pt; line-height: 1.5; text-wrap: pretty; color: #1c2033; overflow-wrap: anywhere; }
header { display: flex; gap: 5mm; align-items: center; padding-bottom: 5mm; border-bottom: 1.2pt solid #1f2a5a; }
.mark { width: 15mm; height: 16.5mm; flex: none; }
.issuer { font-size: 16pt; font-weight: 700; line-height: 1.2; color: #1f2a5a; }
.address, .hint { font-size: 8pt; color: #555a6e; }
h1 { margin: 6mm 0 4mm; font-size: 19pt; line-height: 1.2; color: #1f2a5a; }
h1::after { content: ''; display: block; width: 18mm; margin-top: 2mm; border-bottom: 2.2pt solid #f2a413; }
h2 { margin: 5mm 0 1.5mm; font-size: 11pt; line-height: 1.3; color: #1f2a5a; }
h2, h3 { break-after: avoid; }
dl > div { display: grid; grid-template-columns: 58mm 1fr; column-gap: 5mm; padding: 0.75mm 0; border-bottom: 0.4pt solid #d9d5c8; break-inside: avoid; }
dl.pairs { display: grid; grid-template-columns: 1fr 1fr; column-gap: 8mm; }
dl.pairs > div, dl.pairs + dl > div { grid-template-columns: 32mm 1fr; column-gap: 3mm; }
dt { color: #555a6e; }
dd { font-weight: 700; white-space: pre-line; }
/* Marks that stand high or low do not reach other fields. */
dt, dd, th, td { overflow: clip; unicode-bidi: isolate; }
table { width: 100%; margin-top: 5mm; border-collapse: collapse; }
th, td { padding: 2.2mm 2.5mm; text-align: start; vertical-align: top; border-bottom: 0.4pt solid #d9d5c8; }
table.close :is(th, td) { padding-block: 1.6mm; }
thead th { font-size: 8pt; color: #555a6e; background: #f6f3ea; border-bottom: 0.8pt solid #1f2a5a; }
tr { break-inside: avoid; }
.nowrap { white-space: nowrap; }
.money { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
tfoot th, tfoot td { font-size: 11pt; font-weight: 700; color: #1f2a5a; border-bottom: 0.8pt solid #1f2a5a; }
.words { margin-top: 3mm; }
.words strong { display: block; }
.refund { margin-top: 4mm; padding: 2.5mm 4mm; border-inline-start: 2.2pt solid #f2a413; background: #fdf6e6; font-weight: 700; }
.proof { display: flex; gap: 6mm; align-items: center; margin-top: 7mm; padding-top: 4mm; border-top: 0.8pt solid #1f2a5a; break-inside: avoid; break-before: avoid; }
.proof h2 { margin: 0 0 1mm; }
.proof p { font-size: 8.5pt; }
.code strong { font-size: 11pt; letter-spacing: 0.03em; white-space: nowrap; }
.qr { flex: none; width: 34mm; height: 34mm; }
.applicant { display: flex; gap: 8mm; justify-content: space-between; align-items: flex-start; }
.applicant dl { flex: 1; }
.applicant dl > div { grid-template-columns: 40mm 1fr; }
.applicant figure { flex: none; width: 35mm; text-align: center; }
.applicant img { display: block; width: 35mm; height: 42mm; object-fit: cover; border: 0.6pt solid #b9b4a3; }
.list { padding-inline-start: 5mm; columns: 2; }
.signature { display: inline-block; margin-top: 8mm; break-inside: avoid; }
.signature img { display: block; height: 16mm; max-width: 60mm; object-fit: contain; object-position: left; }
figcaption { padding-top: 1mm; font-size: 8pt; color: #555a6e; }
.signature figcaption { border-top: 0.6pt solid #b9b4a3; min-width: 50mm; }
.record { break-before: page; }
.agreement tr:first-child { break-after: avoid; }
.agreement tr:last-child { break-before: avoid; }
.agreement h2, .agreement h3 { margin: 5mm 0 1.5mm; font-size: 10.5pt; color: #1f2a5a; }
.agreement p, .agreement ul, .agreement ol { margin-bottom: 2.5mm; }
.agreement ul, .agreement ol { padding-inline-start: 6mm; }
.agreement table { width: auto; min-width: 60%; margin: 1mm 0 3mm; }
.agreement th, .agreement td { padding: 1.3mm 2.5mm; }
.agreement td { text-align: end; font-variant-numeric: tabular-nums; }
`
}

/** A text as a CSS string. Everything but letters, digits and spaces is escaped, so that no text ends the style. */
export function cssText(text: string): string {
  const escaped = Array.from(printableText(text), (character) =>
    /[\p{L}\p{M}\p{N} ]/u.test(character) ? character : `\\${character.codePointAt(0)?.toString(16)} `,
  )
  return `"${escaped.join('')}"`
}
