import { anObjectStream, aPdf, aPdfOf, pdfOf } from '../builders/documents.ts'
import { flate, object, onePage, range, stream, zeros } from './build-pdf.ts'
import { file, type HostileFile, mutated } from './hostile-file.ts'

/** Levels of actions of which each is followed by the next one, several times. */
function actions(levels: number, breadth: number, key: string): Buffer {
  const next = (id: number) => `[${`${id + 1} 0 R `.repeat(breadth)}]`
  const objects = range(levels, 20).map((id) => object(id, `<< /S /GoTo /D [3 0 R /Fit] /Next ${next(id)} >>`))
  return onePage({ catalog: `/${key} 20 0 R`, objects: [...objects, object(20 + levels, '<< /S /GoTo >>')] })
}

const chains = [4, 9, 12, 16, 20, 30, 1000].flatMap((levels) => [
  file('pdf', `/OpenAction with ${levels} levels of 8 actions`, () => actions(levels, 8, 'OpenAction')),
  file('pdf', `/AA with ${levels} levels of 50 actions`, () => actions(levels, 50, 'AA')),
])

/** Objects that all have one number, and references to it. */
const sameNumbers = [1000, 10_000, 60_000].map((times) =>
  file('pdf', `${times} objects with one number, each referred to`, () =>
    onePage({
      objects: range(times).map(() => `${object(8, '<< /S /GoTo >>')}${object(9, '<< /AA << /O 8 0 R >> >>')}`),
    }),
  ),
)

const deep = [99, 1000, 40_000].flatMap((levels) => [
  file('pdf', `${levels} nested arrays`, () =>
    onePage({ objects: [object(10, '['.repeat(levels) + ']'.repeat(levels))] }),
  ),
  file('pdf', `${levels} nested dictionaries`, () =>
    onePage({ objects: [object(10, '<< /A '.repeat(levels) + '>>'.repeat(levels))] }),
  ),
  file('pdf', `${levels} nested arrays in the content`, () => onePage({ content: `${'['.repeat(levels)} TJ` })),
  file('pdf', `${levels} levels of pages`, () =>
    pdfOf([
      object(1, '<< /Type /Catalog /Pages 10 0 R >>'),
      ...range(levels, 10).map((id) => object(id, `<< /Type /Pages /Kids [${id + 1} 0 R] /Count 1 >>`)),
      object(10 + levels, '<< /Type /Page /MediaBox [0 0 200 200] >>'),
    ]),
  ),
])

/** A catalogue with this tree of pages as object 2. */
const tree = (pages: string, ...objects: string[]) =>
  pdfOf([object(1, '<< /Type /Catalog /Pages 2 0 R >>'), object(2, pages), ...objects])
const page3 = object(3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>')

const trees: [string, () => Buffer][] = [
  ['pages that contain themselves', () => tree('<< /Type /Pages /Kids [2 0 R] /Count 1 >>')],
  [
    'pages that contain themselves a thousand times',
    () => tree(`<< /Type /Pages /Kids [${'2 0 R '.repeat(1000)}] /Count 1000 >>`),
  ],
  [
    'pages in a circle',
    () =>
      tree(
        '<< /Type /Pages /Kids [4 0 R] /Count 2 >>',
        object(4, '<< /Type /Pages /Kids [2 0 R] /Count 2 /Parent 2 0 R >>'),
      ),
  ],
  [
    'a page that is its own parent',
    () => tree('<< /Type /Pages /Kids [3 0 R] /Count 1 >>', object(3, '<< /Type /Page /Parent 3 0 R >>')),
  ],
  ['a count of a billion', () => tree('<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>', page3)],
  ['a negative count', () => tree('<< /Type /Pages /Kids [3 0 R] /Count -5 >>', page3)],
  ['no pages', () => tree('<< /Type /Pages /Kids [] /Count 0 >>')],
  ['no catalogue', () => pdfOf([object(1, 'null')])],
  ['one page 100,000 times', () => tree(`<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>`, page3)],
  ['101 pages', () => aPdfOf(101)],
  ['1,000 pages', () => aPdfOf(1000)],
  ['5,000 pages', () => aPdfOf(5000)],
  ['100 pages', () => aPdfOf(100)],
  [
    'bookmarks in a circle',
    () =>
      onePage({
        catalog: '/Outlines 10 0 R',
        objects: [object(10, '<< /First 11 0 R /Last 11 0 R >>'), object(11, '<< /Next 11 0 R /Title (a) >>')],
      }),
  ],
  [
    'names in a circle',
    () => onePage({ catalog: '/Names << /Dests 10 0 R >>', objects: [object(10, '<< /Kids [10 0 R 10 0 R] >>')] }),
  ],
  ['a page as wide as a continent', () => onePage({ box: '0 0 1000000000 1000000000', content: '0 0 m 9e8 9e8 l S' })],
  ['a page without area', () => onePage({ box: '0 0 0 0' })],
  ['a page of negative size', () => onePage({ box: '500 500 -500 -500' })],
  ['a page a hair wide', () => onePage({ box: '0 0 0.0001 100000' })],
  ['a huge unit', () => onePage({ page: '/UserUnit 1000000000' })],
  [
    'a link over the whole page',
    () =>
      onePage({
        page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (https://evil.example/) >> >>]',
      }),
  ],
  [
    '50,000 annotations',
    () => onePage({ page: `/Annots [${'<< /Type /Annot /Subtype /Square /Rect [0 0 9 9] >> '.repeat(50_000)}]` }),
  ],
  [
    'a page of another file',
    () =>
      onePage({
        resources: '/XObject << /I 10 0 R >>',
        content: '/I Do',
        objects: [
          stream(
            10,
            '',
            '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (https://evil.example/a.pdf) /Page 0 >>',
          ),
        ],
      }),
  ],
  [
    'an image by its address',
    () =>
      onePage({
        resources: '/XObject << /I 10 0 R >>',
        content: '/I Do',
        objects: [
          stream(
            10,
            '',
            '/Type /XObject /Subtype /Image /Width 9 /Height 9 /F << /FS /URL /F (https://evil.example/a.png) >> /FFilter /DCTDecode',
          ),
        ],
      }),
  ],
  [
    'form fields in a circle',
    () =>
      onePage({
        catalog: '/AcroForm << /Fields [10 0 R] >>',
        objects: [object(10, '<< /T (a) /Kids [10 0 R] /Parent 10 0 R >>')],
      }),
  ],
]

const tables: [string, () => Buffer][] = [
  ['a cross-reference table before itself', () => onePage({ trailer: '/Prev 0' })],
  ['a previous table far outside', () => onePage({ trailer: '/Prev 99999999' })],
  ['a stream of references that is none', () => onePage({ trailer: '/XRefStm 10' })],
  ['a table of a billion objects', () => onePage({ trailer: '/Size 1000000000' })],
  ['a table in a circle', () => withPreviousAtEnd(onePage())],
  [
    'an object stream in itself',
    () => aPdf({ body: anObjectStream({ objects: { 90: '<< >>' }, dictionary: '/Extends 90 0 R' }) }),
  ],
  [
    'an object stream of a billion objects',
    () => aPdf({ body: stream(90, 'x', '/Type /ObjStm /N 1000000000 /First 4') }),
  ],
  [
    'an object stream that is a bomb',
    () => aPdf({ body: anObjectStream({ objects: { 20: '0 '.repeat(15_000_000) } }) }),
  ],
  [
    'a thousand object streams that are bombs',
    () =>
      aPdf({
        body: range(1000)
          .map(() => anObjectStream({ objects: { 20: '0 '.repeat(30_000) } }))
          .join(''),
      }),
  ],
  [
    'a length that refers to itself',
    () => onePage({ objects: [object(10, '<< /Length 10 0 R >> stream\nx\nendstream')] }),
  ],
  [
    'references in a circle',
    () => onePage({ page: '/Rotate 10 0 R', objects: [object(10, '11 0 R'), object(11, '10 0 R')] }),
  ],
  [
    'a compressed table that is a bomb',
    () => onePage({ objects: [flate(10, zeros(200), '/Type /XRef /W [1 2 1] /Size 50000000')] }),
  ],
  ['encryption', () => aPdf({ trailer: '/Encrypt 9 0 R' })],
  ['encryption by an unknown filter', () => aPdf({ trailer: '/Encrypt << /Filter /X /V 99 /R 99 /Length 99999 >>' })],
  [
    'millions of headers',
    () =>
      Buffer.concat([
        Buffer.from('%PDF-1.4\n'),
        Buffer.from('1 0 obj '.repeat(500_000)),
        Buffer.from('\nstartxref\n9\n%%EOF\n'),
      ]),
  ],
  ['millions of comments', () => aPdf({ body: '%\n'.repeat(2_000_000) })],
  ['millions of brackets', () => aPdf({ body: `9 0 obj (${'('.repeat(4_000_000)}` })],
  ['millions of names to decode', () => aPdf({ body: '/#41'.repeat(1_000_000) })],
]

function withPreviousAtEnd(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  const at = text.lastIndexOf('xref\n0 1')
  return Buffer.from(text.replace(/trailer\n<</, `trailer\n<< /Prev ${at} `), 'latin1')
}

const truncated = range(8, 1).map((part) =>
  file('pdf', `a PDF cut after ${part} of 9 parts`, () => {
    const whole = aPdfOf(3)
    return Buffer.concat([whole.subarray(0, (whole.length * part) / 9), Buffer.from('\nstartxref\n9\n%%EOF\n')])
  }),
)
const changed = range(25).map((seed) =>
  file('pdf', `a PDF with random changes (${seed})`, () => mutated(aPdfOf(2), seed + 1)),
)

/** PDFs whose structure is hostile. */
export const pdfStructures: readonly HostileFile[] = [
  ...chains,
  ...sameNumbers,
  ...deep,
  ...[...trees, ...tables].map(([name, make]) => file('pdf', name, make)),
  ...truncated,
  ...changed,
]
