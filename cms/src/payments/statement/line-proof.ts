import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { BankLine } from '../../payload-types.ts'
import type { SentProof } from '../offline/store-proof.ts'

type Line = Pick<BankLine, 'bookedOn' | 'amountPaise' | 'narration' | 'reference' | 'fileName' | 'importedBy'>

/** The proof of a payment that is entered from a bank line: the line as it was imported, on a page of its own. */
export function lineProof({ bookedOn, amountPaise, narration, reference, fileName, importedBy }: Line): SentProof {
  const texts = [
    `Line of the bank statement ${fileName}, imported by ${importedBy}`,
    `Booked on: ${formatLongDay(bookedOn)}`,
    `Amount: INR ${(amountPaise / 100).toFixed(2)}`,
    `Reference: ${reference || '-'}`,
    `Narration: ${narration}`,
  ]
  return { name: 'bank-line.pdf', bytes: onePage(texts.flatMap(wrapped)) }
}

const LINE_LENGTH = 80

const wrapped = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / LINE_LENGTH) }, (_, index) =>
    text.slice(index * LINE_LENGTH, (index + 1) * LINE_LENGTH),
  )

/** A PDF of one page of A4. Its font is one that every reader has, and knows Latin letters only. */
function onePage(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&')}) Tj T*`)
  const content = `BT /F1 11 Tf 40 780 Td 16 TL ${shown.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + end, 'latin1')
}
