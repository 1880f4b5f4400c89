import { SEMESTERS } from '@pravesh/shared/content/options'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { bookSlug } from '@pravesh/shared/shop/catalogue/book-slug'
import type { Payload } from 'payload'
import type { Report } from '../../content/index.ts'
import { countAll } from '../../database/records/count-all.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { insertVersionRow } from '../../database/records/version-rows.ts'
import { searchFields } from '../../database/search/search-source.ts'
import { bookSearchText } from '../catalogue/book-search-text.ts'

const REPORT_EVERY = 2000
/** The end of the description of generated books. */
export const GENERATED_BOOK = ' of an invented series, for trying the catalogue at scale.'
const TOPICS = [
  'Pedagogy',
  'Child Development',
  'Pharmaceutics',
  'School Management',
  'Anatomy',
  'Assessment',
  'Language',
]
const KINDS = [
  'A Textbook',
  'Questions and Answers',
  'Solved Papers',
  'A Practical Manual',
  'Notes for the Examination',
]
const AUTHORS = ['S. Mandal', 'R. Tirkey', 'A. Hashmi', 'P. Deshpande', 'K. Subba', 'N. Murmu', 'J. Thomas']
const PUBLISHERS = ['Saptaparni Academic', 'Deepstambh Publishers', 'Aksharbari Prakashan']

/**
 * Adds generated books up to `total`, for testing the portal at scale. Writes directly to the database what saving
 * would write, because twenty thousand saves with all their hooks take minutes.
 */
export async function addBooks({ payload, total, report }: { payload: Payload; total: number; report: Report }) {
  const present = await countAll(payload, 'books')
  const images = await coverIds(payload)
  for (let number = present + 1; number <= total; number++) {
    const generated = generatedBook(number, images)
    const data = { ...generated, ...searchFields(payload, 'books', { searchText: bookSearchText(generated) }) }
    const { id, createdAt, updatedAt } = await insertRow({ payload, collection: 'books', data })
    await insertVersionRow({ payload, collection: 'books', parent: id, version: { ...data, createdAt, updatedAt } })
    await insertRow({
      payload,
      collection: 'book-stock',
      data: { book: id, copies: number % 40, heldCopies: 0, revision: 0 },
    })
    if (number % REPORT_EVERY === 0 || number === total) report(`books: ${number} of ${total}`)
  }
}

async function coverIds(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'books', limit: 60, depth: 0, select: { images: true } })
  return docs.flatMap((book) => book.images ?? []).map((image) => (typeof image === 'string' ? image : image.id))
}

function generatedBook(number: number, images: readonly string[]) {
  const pick = <T>(from: readonly T[], step = 1): T => from[Math.floor(number / step) % from.length] as T
  const name = `${pick(TOPICS)}: ${pick(KINDS, TOPICS.length)}, Volume ${number}`
  const author = pick(AUTHORS)
  const publisher = pick(PUBLISHERS)
  return {
    name,
    author,
    publisher,
    course: pick(COURSE_CODES),
    semester: pick(SEMESTERS, COURSE_CODES.length),
    language: number % 3 === 0 ? 'Bengali' : 'English',
    pricePaise: (150 + (number % 60) * 10) * 100,
    pages: 120 + (number % 300),
    description: `Volume ${number}${GENERATED_BOOK}`,
    images: images.length > 0 ? [pick(images)] : [],
    active: true,
    lengthCm: 24,
    widthCm: 16,
    heightCm: 2,
    weightGrams: 400,
    slug: bookSlug(name),
    _status: 'published' as const,
  }
}
