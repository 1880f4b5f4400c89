import { describe, expect, it } from 'vitest'
import { FILE_MESSAGES } from './file-type.ts'
import { isWholePdf, pdfError } from './pdf-file.ts'

const pdf = ({ body = '', trailer = '', after = '\n' } = {}) =>
  new TextEncoder().encode(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${body}\nxref\n0 2\ntrailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n9\n%%EOF${after}`,
  )

describe('a complete PDF', () => {
  it.each([
    ['without a line end', pdf({ after: '' })],
    ['with line ends', pdf({ after: '\r\n\n' })],
    ['padded', pdf({ after: `\n${'\0'.repeat(500)}` })],
    [
      'with an incremental update',
      new Uint8Array([...pdf(), ...new TextEncoder().encode('2 0 obj\nstartxref\n60\n%%EOF\n')]),
    ],
  ])('%s', (_, bytes) => expect(pdfError(bytes)).toBeNull())
})

describe('an incomplete or mixed PDF', () => {
  it.each([
    ['truncated', pdf().subarray(0, -8)],
    ['followed by a page', pdf({ after: '\n<html><script>alert(1)</script></html>' })],
    ['followed by an archive', pdf({ after: '\nPK\u0003\u0004' })],
    ['preceded by another byte', new Uint8Array([32, ...pdf()])],
    ['an HTML page with a PDF header', new TextEncoder().encode('%PDF-1.7\n<html></html>')],
    ['whose pointer is out of range', new TextEncoder().encode('%PDF-1.7\nstartxref\n999999\n%%EOF')],
    ['empty', new Uint8Array()],
  ])('%s', (_, bytes) => {
    expect(isWholePdf(bytes)).toBe(false)
    expect(pdfError(bytes)).toBe(FILE_MESSAGES.broken)
  })
})

describe('a refused PDF', () => {
  it.each([
    ['protected', { trailer: '/Encrypt 5 0 R' }, FILE_MESSAGES.locked],
    ['protected, with an inline dictionary', { trailer: '/Encrypt<</V 4>>' }, FILE_MESSAGES.locked],
    ['that starts a program', { body: '<< /S /Launch /F (cmd.exe) >>' }, FILE_MESSAGES.active],
    ['with a script', { body: '<< /S /JavaScript /JS (app.alert(1)) >>' }, FILE_MESSAGES.active],
    ['with an obfuscated script', { body: '<< /S /J#61vaScr#69pt >>' }, FILE_MESSAGES.active],
    ['with an embedded file', { body: '<< /Type /EmbeddedFile >>' }, FILE_MESSAGES.active],
  ])('%s', (_, parts, message) => expect(pdfError(pdf(parts))).toBe(message))

  it.each([
    ['declares its metadata as unencrypted', { body: '<< /EncryptMetadata false >>' }],
    ['names something similar', { body: '<< /JSON /Launchpad >>' }],
  ])('one that %s is accepted', (_, parts) => expect(pdfError(pdf(parts))).toBeNull())
})
