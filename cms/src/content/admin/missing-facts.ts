/** A fact that visitors look for on a page: what it is for, and where visitors see it. */
export interface Fact {
  /** The field to fill in. */
  field: string
  label: string
  /** The tab of the form with the field; null in the sidebar. */
  tab: string | null
  purpose: string
  shownAt: string
  /** Whether it is there; by default, whether the field is filled in. */
  isThere?: (record: Values) => boolean
}

/** What a reader sees of it. */
export type FactText = Pick<Fact, 'label' | 'tab' | 'purpose' | 'shownAt'>

type Values = Readonly<Record<string, unknown>>

const CONTACT = 'Contact and questions'
const PICTURES = 'Photographs and videos'

const sharedFacts: readonly Fact[] = [
  {
    field: 'recognitions',
    label: 'Recognition',
    tab: 'Recognition',
    purpose: 'A degree without recognition is worth nothing. Families check this first.',
    shownAt: 'Under the title, and in its own section with number, order and a link to check it',
  },
  {
    field: 'affiliation',
    label: 'Affiliated to',
    tab: 'Recognition',
    purpose: 'It says who holds the examinations and gives the degree.',
    shownAt: 'Under the title, and under Recognition',
  },
  {
    field: 'results',
    label: 'Results of former years',
    tab: 'Recognition',
    purpose: 'They show how many pass.',
    shownAt: 'In a table of their own',
  },
  {
    field: 'contactName',
    label: 'Whom to ask',
    tab: CONTACT,
    purpose: 'People call a person sooner than an office.',
    shownAt: 'In its own section, and on the printed sheet',
    isThere: ({ contactName, contactPhone, contactEmail }) =>
      isFilled(contactName) && (isFilled(contactPhone) || isFilled(contactEmail)),
  },
  {
    field: 'questions',
    label: 'Questions and answers',
    tab: CONTACT,
    purpose: 'They save a call, and search engines can show them.',
    shownAt: 'At the end of the page',
  },
]

const courseFacts: readonly Fact[] = [
  {
    field: 'closesOn',
    label: 'Last day of applications',
    tab: null,
    purpose: 'Families plan by it. Without it the page says “Not announced yet”.',
    shownAt: 'Under the title with the days that are left, and beside the fee',
  },
  {
    field: 'image',
    label: 'Picture',
    tab: 'Basics',
    purpose: 'It makes the course recognisable.',
    shownAt: 'On the page, on cards, and where a link is shared',
  },
  {
    field: 'eligibility',
    label: 'Who can apply',
    tab: 'Basics',
    purpose: 'It keeps those who cannot apply from paying.',
    shownAt: 'On the page, in the comparison, and before the application',
  },
  {
    field: 'careers',
    label: 'What it leads to',
    tab: 'Basics',
    purpose: 'It says what the course is good for.',
    shownAt: 'On the page and in the comparison',
  },
  {
    field: 'gallery',
    label: 'Photographs',
    tab: PICTURES,
    purpose: 'They show what a day of the course is like.',
    shownAt: 'In a gallery on the page',
  },
  {
    field: 'videos',
    label: 'Videos',
    tab: PICTURES,
    purpose: 'A minute from a lesson says more than a page of text.',
    shownAt: 'Below the photographs, loaded on request',
  },
  {
    field: 'colleges',
    label: 'Seats of each college',
    tab: 'Colleges',
    purpose: 'They show whether it is worth applying, and keep officers from approving too many.',
    shownAt: 'On the pages of the course and the college, with what is left',
    isThere: ({ colleges }) => rowsIn(colleges).length > 0 && rowsIn(colleges).every(({ seats }) => isFilled(seats)),
  },
]

const collegeFacts: readonly Fact[] = [
  {
    field: 'images',
    label: 'Photographs',
    tab: PICTURES,
    purpose: 'Families want to see the place before they travel.',
    shownAt: 'At the top of the page, and on the card of the college',
  },
  {
    field: 'videos',
    label: 'Videos',
    tab: PICTURES,
    purpose: 'A walk through the college for those who cannot come.',
    shownAt: 'On the page, loaded on request',
  },
  {
    field: 'about',
    label: 'About the college',
    tab: 'Basics',
    purpose: 'Teachers, library and what the college is known for.',
    shownAt: 'On the page',
  },
  {
    field: 'address',
    label: 'Postal address',
    tab: 'Basics',
    purpose: 'Needed to write and to travel.',
    shownAt: 'Under Location, and on the printed sheet',
  },
  { field: 'mapUrl', label: 'Map', tab: 'Basics', purpose: 'It shows the way.', shownAt: 'Under Location' },
  {
    field: 'hostelText',
    label: 'Hostel',
    tab: 'Hostel and way',
    purpose: 'Most students come from another town. Say it too if there is none.',
    shownAt: 'In its own section',
    isThere: ({ hostelText, hostelWomen, hostelMen }) => [hostelText, hostelWomen, hostelMen].some(isFilled),
  },
  {
    field: 'directions',
    label: 'How to get there',
    tab: 'Hostel and way',
    purpose: 'Station and bus stop for the first visit.',
    shownAt: 'Under Location, and on the printed sheet',
  },
]

const bookFacts: readonly Fact[] = [
  {
    field: 'images',
    label: 'Cover',
    tab: 'Pictures',
    purpose: 'Students recognise a book by its cover.',
    shownAt: 'On the page, on cards and in orders, and where a link is shared',
  },
  {
    field: 'description',
    label: 'What the book is about',
    tab: 'Basics',
    purpose: 'It says whether this is the right book for a paper.',
    shownAt: 'On the page, and in search engines',
  },
  {
    field: 'isbn',
    label: 'ISBN',
    tab: 'Basics',
    purpose: 'With it students compare the book with the list of their college. Search engines name the price with it.',
    shownAt: 'On the page. The search of the shop finds the book by it',
  },
  {
    field: 'edition',
    label: 'Edition',
    tab: 'Basics',
    purpose: 'Buyers check that it is the edition that their course asks for.',
    shownAt: 'On the page',
  },
  {
    field: 'samplePages',
    label: 'Sample of pages',
    tab: 'Pictures',
    purpose: 'Students look into a book before they buy it.',
    shownAt: 'On the page, when a visitor opens it',
    isThere: ({ samplePages, samplePdf }) => [samplePages, samplePdf].some(isFilled),
  },
  {
    field: 'weightGrams',
    label: 'Weight',
    tab: 'Size and weight',
    purpose: 'It decides the price of delivery by weight, and what the courier charges.',
    shownAt: 'On the page',
  },
]

export const FACTS = {
  courses: [...sharedFacts, ...courseFacts],
  colleges: [...sharedFacts, ...collegeFacts],
  books: bookFacts,
} as const

/** The facts of a collection; none where no list has them. */
export function factsOf(collection: string | undefined): readonly Fact[] {
  return Object.entries<readonly Fact[]>(FACTS).find(([slug]) => slug === collection)?.[1] ?? []
}

/** The facts that a record lacks, in the order of their importance to visitors. */
export function missingFacts(facts: readonly Fact[], record: Values): Fact[] {
  // A form has the number of rows of a list, so an empty one is 0.
  const hasValue = (field: string) => record[field] !== 0 && isFilled(record[field])
  return facts.filter(({ field, isThere }) => !(isThere ? isThere(record) : hasValue(field)))
}

function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || !('root' in value) || hasText(value.root)
}

/** Whether the editor's text has a character. */
function hasText(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasText)
  if (typeof node !== 'object' || node === null) return false
  if ('text' in node && typeof node.text === 'string' && node.text.trim() !== '') return true
  return 'children' in node && hasText(node.children)
}

function rowsIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter((row): row is Values => typeof row === 'object' && row !== null) : []
}
