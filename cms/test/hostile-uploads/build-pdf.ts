import { deflateSync } from 'node:zlib'
import { pdfOf } from '../builders/documents.ts'

/** An object with its number. */
export const object = (id: number, content: string): string => `${id} 0 obj\n${content}\nendobj\n`

/** A stream object of text or bytes. */
export function stream(id: number, content: string | Buffer, dictionary = ''): string {
  const text = typeof content === 'string' ? content : content.toString('latin1')
  return object(id, `<< /Length ${text.length} ${dictionary} >>\nstream\n${text}\nendstream`)
}

/** A stream compressed as often as it has filters. */
export function flate(id: number, content: string | Buffer, dictionary = '', times = 1): string {
  let bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  for (let round = 0; round < times; round++) bytes = deflateSync(bytes, { level: 9 })
  return stream(id, bytes, `/Filter [${'/FlateDecode '.repeat(times)}] ${dictionary}`)
}

/** Zeros that inflate to this size, without ever being in memory as a whole twice. */
export const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1_000_000)

interface PageParts {
  /** Entries of the page. */
  page?: string
  resources?: string
  /** Objects from number 10; object 5 is the page's content unless `page` names another one. */
  objects?: readonly string[]
  content?: string
  catalog?: string
  box?: string
  trailer?: string
}

/** A PDF with one page. */
export function onePage(parts: PageParts = {}): Buffer {
  const { page = '', resources = '', objects = [], content = '', catalog = '', box = '0 0 595 842', trailer } = parts
  return pdfOf(
    [
      object(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`),
      object(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
      object(
        3,
        `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources << ${resources} >> /Contents 5 0 R ${page} >>`,
      ),
      stream(5, content),
      ...objects,
    ],
    trailer,
  )
}

interface ImageParts {
  width: number
  height: number
  data: string | Buffer
  filter?: string
  more?: string
}

/** A page filled by one image. */
export function imagePage({ width, height, data, filter = '', more = '' }: ImageParts): Buffer {
  const dictionary = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${filter} ${more}`
  return onePage({
    resources: '/XObject << /I 10 0 R >>',
    content: 'q 595 0 0 842 0 0 cm /I Do Q',
    objects: [stream(10, data, dictionary)],
  })
}

/** Numbers from `start`, for objects that refer to each other. */
export const range = (length: number, start = 0): number[] => Array.from({ length }, (_, index) => start + index)
