import type { DocumentName } from '@pravesh/shared/documents/kinds'

export const en = {
  download: {
    button: {
      receipt: 'Download Receipt',
      application: 'Download Application',
      agreement: 'Download Agreement',
      bill: 'Download Bill',
    } satisfies Record<DocumentName, string>,
    busy: 'Preparing your file…',
    done: 'Your file has been downloaded.',
    lost: 'The file could not be downloaded. Check your connection and try again.',
  },
  verify: {
    title: 'Check a document',
    text: 'Find out whether a receipt, a bill, an application form or an agreement is genuine. A file that you choose stays on your device.',
    codeTitle: 'With the code',
    codeLabel: 'Code on the document',
    codeHint: '16 letters and digits beside the QR code, such as K7M2-9QXD-0ABC-4TZW',
    check: 'Check',
    checking: 'Checking…',
    fileTitle: 'With the file',
    fileText:
      'Choose the PDF file, or drop it here. Your browser compares its fingerprint with ours. The file is not uploaded.',
    fileLabel: 'PDF file',
    empty: 'Enter the code, or choose a file.',
    incomplete: 'A code has 16 letters and digits. Compare what you typed with the document.',
    offline: 'We cannot reach the server. Check your connection and try again.',
    unreadable: 'Your browser cannot read this file. Choose it again, or use the code.',
    noScript: 'This page needs JavaScript. You can also send us the number of the document and ask.',
    tryAgain: 'Try again',
    contact: 'Ask us about a document',
    facts: {
      kind: 'Document',
      number: 'Number',
      day: 'Date',
      amount: 'Amount',
      name: 'Name, shortened',
      replacedBy: 'Replaced by',
    },
    compare: 'Compare these details with the document.',
  },
}
