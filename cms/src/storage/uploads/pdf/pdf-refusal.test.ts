import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateRawSync, deflateSync } from 'node:zlib'
import { FILE_MESSAGES } from '@pravesh/shared/platform/uploads/file-type'
import { describe, expect, it } from 'vitest'
import { anObjectStream, aPdf } from '../../../../test/builders/documents.ts'
import { repositoryRoot } from '../../../foundation/directories.ts'
import { pdfRefusal } from './pdf-refusal.ts'

const inStream = (...texts: string[]) =>
  anObjectStream({ objects: Object.fromEntries(texts.map((text, index) => [20 + index, text])) })
const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
const uri = '<< /S /URI /URI (https://evil.example/) >>'
const badChecksum = (content: Buffer) => Buffer.concat([deflateSync(content).subarray(0, -4), Buffer.alloc(4)])
/** Levels of actions of which each is followed by the next level, eight times. */
const chain = (levels: number, last: string) => {
  const level = (id: number) => `${id} 0 obj << /S /GoTo /Next [${`${id + 1} 0 R `.repeat(8)}] >> endobj `
  const ids = Array.from({ length: levels }, (_, index) => 30 + index)
  return `9 0 obj << /OpenAction 30 0 R >> endobj ${ids.map(level).join('')}${30 + levels} 0 obj ${last} endobj `
}
const harmless = '<< /S /GoTo /D [3 0 R /Fit] >>'
/** Objects that all have one number, and references to it. */
const sameNumber = (times: number) =>
  '8 0 obj << /S /GoTo >> endobj '.repeat(times) + '9 0 obj << /AA << /O 8 0 R >> >> endobj '.repeat(times)
const cutOff = (content: Buffer) => deflateSync(content).subarray(0, -6)

describe('a hostile PDF is refused', () => {
  it.each([
    ['a script in a compressed object stream', inStream(script)],
    ['an escaped script name there', inStream('<< /S /J#61vaScript /JS (x) >>')],
    ['a script in a stream of another type', anObjectStream({ objects: { 20: script }, type: '' })],
    ['a script in a stream with an escaped type', anObjectStream({ objects: { 20: script }, type: '/Type /Obj#53tm' })],
    ['a script in a stream with a wrong checksum', anObjectStream({ objects: { 20: script }, pack: badChecksum })],
    ['a script behind comments', '9%c\n0 %c\nobj << /S %JavaScript\n /JavaScript >> endobj'],
    ['named scripts', inStream('<< /Names << /JavaScript 5 0 R >> >>')],
    ['a web page opened with the document', `9 0 obj << /Type /Catalog /OpenAction ${uri} >> endobj`],
    ['the same, compressed', inStream(`<< /OpenAction 21 0 R >>`, uri)],
    ['the same, escaped', `9 0 obj << /Open#41ction ${uri} >> endobj`],
    ['the same after a harmless one', `9 0 obj << /OpenAction [3 0 R /Fit] /OpenAction ${uri} >> endobj`],
    [
      'the same, in one of two objects with the same number',
      `8 0 obj [3 0 R /Fit] endobj 9 0 obj << /OpenAction 8 0 R >> endobj 8 0 obj ${uri} endobj`,
    ],
    [
      'the same, chained to a harmless action',
      `9 0 obj << /OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [${uri}] >> >> endobj`,
    ],
    ['an endless chain of actions', `9 0 obj << /OpenAction 8 0 R >> endobj 8 0 obj << /S /GoTo /Next 8 0 R >> endobj`],
    ['a web page after eighteen levels of eight actions each', chain(18, uri)],
    ['a longer chain than any document needs', chain(40, harmless)],
    ['a web page opened with a page', `9 0 obj << /Type /Page /AA << /O ${uri} >> >> endobj`],
    ['the same, compressed', inStream('<< /Type /Page /AA 21 0 R >>', '<< /O 22 0 R >>', uri)],
    ['a form submission', '9 0 obj << /S /SubmitForm /F (https://evil.example/) >> endobj'],
    ['the same, compressed', inStream('<< /S /SubmitForm /F (https://evil.example/) >>')],
    ['a link to another document', inStream('<< /S /GoToR /F (\\\\\\\\evil.example\\\\share\\\\a.pdf) >>')],
    ['a link to an embedded document', inStream('<< /S /GoToE >>')],
    ['imported data', inStream('<< /S /ImportData >>')],
    ['an XFA form', '9 0 obj << /AcroForm << /XFA [(a) 5 0 R] >> >> endobj'],
    ['the same, compressed', inStream('<< /Fields [] /XFA 5 0 R >>')],
    ['a launched program', inStream('<< /S /Launch /F (cmd.exe) >>')],
    ['an embedded file', inStream('<< /Names << /EmbeddedFiles 5 0 R >> >>')],
    ['media', inStream('<< /Subtype /RichMedia >>')],
  ])('%s', (_, body) => expect(pdfRefusal(aPdf({ body }))).toBe(FILE_MESSAGES.active))

  it.each([
    ['truncated', anObjectStream({ objects: { 20: script }, pack: cutOff })],
    [
      'compressed twice',
      anObjectStream({
        objects: { 20: script },
        dictionary: '/Filter [/FlateDecode /FlateDecode]',
        pack: (content) => deflateSync(deflateSync(content)),
      }),
    ],
    [
      'encoded as text',
      anObjectStream({
        objects: { 20: script },
        dictionary: '/Filter [/ASCIIHexDecode /FlateDecode]',
        pack: (content) => Buffer.from(`${deflateSync(content).toString('hex')}>`),
      }),
    ],
    [
      'compressed with an unusual filter',
      anObjectStream({ objects: { 20: script }, dictionary: '/Filter /LZWDecode' }),
    ],
    [
      'compressed with a predictor',
      anObjectStream({ objects: { 20: script }, dictionary: '/DecodeParms << /Predictor 12 >>' }),
    ],
    [
      'not compressed as declared',
      anObjectStream({ objects: { 20: script }, pack: () => Buffer.from('no zlib here') }),
    ],
    ['a decompression bomb', anObjectStream({ objects: { 20: '0 '.repeat(10_000_000) } })],
    ['extremely deep nesting', `9 0 obj ${'['.repeat(100_000)} endobj`],
    ['a hundred thousand references to thousands of objects', sameNumber(20_000)],
    ['objects parsed repeatedly', '9 0 obj << '.repeat(300_000)],
  ])('with content that cannot be inspected: %s', (_, body) =>
    expect(pdfRefusal(aPdf({ body }))).toBe(FILE_MESSAGES.unreadable),
  )

  it('with escaped encryption', () => {
    expect(pdfRefusal(aPdf({ trailer: '/Enc#72ypt 5 0 R' }))).toBe(FILE_MESSAGES.locked)
  })
})

describe('a harmless PDF is accepted', () => {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [21 0 R] >>'
  it.each([
    [
      'a scan',
      '9 0 obj << /Type /XObject /Subtype /Image /Filter /DCTDecode /Length 4 >> stream\n\xff\xd8\xff\xd9\nendstream endobj',
    ],
    [
      'one with links, as Word and Chrome write them',
      inStream(page, `<< /Type /Annot /Subtype /Link /A << /Type /Action ${uri.slice(2)} >>`),
    ],
    [
      'one that shows its first page, as LibreOffice writes it',
      '9 0 obj << /Type /Catalog /OpenAction[3 0 R /XYZ null null 0] /Lang(en-IN) >> endobj',
    ],
    [
      'one that shows a page, as Acrobat writes it',
      inStream('<< /OpenAction 21 0 R >>', '<< /S /GoTo /D [3 0 R /FitH 800] >>'),
    ],
    ['one that opens at a named destination', '9 0 obj << /OpenAction (start) >> endobj'],
    ['one that opens the print dialog', '9 0 obj << /OpenAction << /S /Named /N /Print >> >> endobj'],
    ['one with eighteen levels of eight actions each', chain(18, harmless)],
    ['one with empty actions', '9 0 obj << /OpenAction null /AA << >> >> endobj'],
    [
      'a signed one, as government offices issue them',
      inStream(
        '<< /AcroForm << /Fields [21 0 R] /SigFlags 3 >> >>',
        '<< /FT /Sig /Type /Annot /Subtype /Widget /V << /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] >> >>',
      ),
    ],
    [
      'a completed form',
      inStream('<< /AcroForm << /Fields [21 0 R] /NeedAppearances true >> >>', '<< /FT /Tx /T (name) /V (ASHA) >>'),
    ],
    ['one that mentions scripts', '9 0 obj << /Title (How /OpenAction and \\) /XFA work) >> endobj'],
    [
      'a font with an odd name',
      '9 0 obj << /Font << /AA 5 0 R /JavaScripts 5 0 R >> >> endobj 5 0 obj << /Type /Font /Subtype /Type1 >> endobj',
    ],
    [
      'a colour profile',
      `9 0 obj << /N 3 /Filter /FlateDecode /Length 10 >> stream\n${deflateRawSync('x').toString('latin1')}\nendstream endobj`,
    ],
    ['an unused object stream', anObjectStream({ objects: {} })],
    [
      'one with a predictor of none',
      anObjectStream({ objects: { 20: '<< >>' }, dictionary: '/DecodeParms [<< /Predictor 1 >>]' }),
    ],
  ])('%s', (_, body) => expect(pdfRefusal(aPdf({ body }))).toBeNull())

  it.each(['caste-certificate.pdf', 'degree.pdf'])('the specimen %s', (name) => {
    const file = path.join(repositoryRoot, 'media/seed/documents', name)
    expect(pdfRefusal(readFileSync(file))).toBeNull()
  })

  it.each([
    ['with nothing in it', 'x'],
    ['of digits and comment signs', '9%'],
    ['of digits', '9 '],
  ])('a large one %s', (_, text) => {
    expect(pdfRefusal(aPdf({ body: text.repeat(4_000_000 / text.length), bytes: 5_000_000 }))).toBeNull()
  })
})
