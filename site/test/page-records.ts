import { costsOf } from '@pravesh/shared/admissions/fixtures/submission'
import { SEMESTERS } from '@pravesh/shared/content/options'
import type { NearCollege } from '@pravesh/shared/content/pages/course-finder'
import type { CostsOfCourse, CourseCard } from '@pravesh/shared/content/pages/courses'
import type { TrustFacts } from '@pravesh/shared/content/pages/trust-facts'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { NO_BOOK_FILTER } from '@pravesh/shared/shop/catalogue/book-filter'
import type { BookCard } from '@pravesh/shared/shop/catalogue/pages'
import type { Picture } from '@pravesh/shared/site/fields'
import { pageName } from '@pravesh/shared/site/page-name'
import type { ShareCard } from '@pravesh/shared/site/share-card'
import type { Site } from '@pravesh/shared/site/site'

/** A picture with the renditions that the CMS generates. */
export function aPicture(name: string, alt: string, width = 1600, height = 1200): Picture {
  const url = `/media/public/${name}.webp`
  const widths = [320, 640, 960, 1440].filter((rendition) => rendition < width)
  return {
    alt,
    caption: 'Drawn by us',
    url,
    width,
    height,
    sources: [
      ...widths.map((rendition) => ({ url: `/media/public/${name}-${rendition}.webp`, width: rendition })),
      { url, width },
    ],
    avif: widths.map((rendition) => ({ url: `/media/public/${name}-${rendition}.avif`, width: rendition })),
    focus: { x: 50, y: 30 },
    blur: 'data:image/webp;base64,UklGRg==',
    social: { url: `/media/public/${name}.jpg`, width: 1200, height: 900 },
  }
}

export const site: Site = {
  origin: 'https://pravesh.example',
  languages: ['en', 'hi', 'bn'],
  name: 'Pravesh',
  tagline: 'Admission to teaching and pharmacy colleges in India',
  logo: null,
  contact: {
    phone: '+91 98300 12345',
    email: 'help@pravesh.example',
    address: '14 Vivekananda Sarani\nBardhaman 713101, West Bengal',
    hours: 'Monday to Saturday, 10 am to 6 pm',
  },
  whatsapp: '919830012345',
  liveClassesUrl: 'https://classes.pravesh.example/',
  social: [
    { network: 'facebook', href: 'https://facebook.example/pravesh' },
    { network: 'instagram', href: 'https://instagram.example/pravesh' },
    { network: 'youtube', href: 'https://youtube.example/pravesh' },
  ],
  footerNote: '© 2026 Pravesh Education Services, Bardhaman',
}

/** The parts of a course fee, and what is due besides. */
export const courseCosts: CostsOfCourse = {
  semesterFees: ['Admission', '1st Semester', '2nd Semester', '3rd Semester', '4th Semester'].map((title, index) => ({
    title,
    feePaise: index === 0 ? 2_000_000 : 2_500_050,
  })),
  costs: costsOf('BED'),
}

export const courseCards: [CourseCard, CourseCard, CourseCard] = [
  {
    id: 'bed',
    slug: 'bachelor-of-education',
    code: 'BED',
    name: 'Bachelor of Education',
    summary:
      'The degree for those who want to teach in secondary and higher secondary schools, with two school internships.',
    image: aPicture('courses/bed', 'Student teachers around a blackboard'),
    durationYears: 2,
    startingPricePaise: 12_000_000,
    enrolmentOpen: true,
    intake: { state: 'open', opensOn: null, closesOn: '2027-06-30' },
    daysLeft: 12,
    eligibility: 'A bachelor’s degree with at least 50% marks.',
    careers: 'Teacher in secondary schools.',
    session: '2026-2028',
  },
  {
    id: 'deled',
    slug: 'diploma-in-elementary-education',
    code: 'DELED',
    name: 'Diploma in Elementary Education',
    summary:
      'Two years that prepare you for the primary classroom: child development, language, arithmetic and much practice.',
    image: aPicture('courses/deled', 'Small children drawing on slates'),
    durationYears: 2,
    startingPricePaise: 9_500_050,
    enrolmentOpen: true,
    intake: { state: 'open', opensOn: null, closesOn: null },
    daysLeft: null,
    eligibility: 'Class 12 with at least 50% marks.',
    careers: null,
    session: '2026-2028',
  },
  {
    id: 'dpharm',
    slug: 'diploma-in-pharmacy',
    code: 'DPHARM',
    name: 'Diploma in Pharmacy',
    summary: 'Become a registered pharmacist: pharmaceutics, pharmacology, hospital training and the law of medicines.',
    image: aPicture('courses/dpharm', 'A pharmacy laboratory with glassware'),
    durationYears: 2,
    startingPricePaise: 18_000_000,
    enrolmentOpen: false,
    intake: { state: 'closed', opensOn: null, closesOn: null },
    daysLeft: null,
    eligibility: null,
    careers: null,
    session: '2026-2028',
  },
]

/** Facts of a college; those of a course name none. */
export const trustFacts: TrustFacts = {
  recognitions: [
    {
      regulator: 'NCTE',
      course: 'BED',
      number: 'ERC/7-98.6(i)/2012',
      order: 'Order F.ERC/NCTE/2012/1234 of 3 March 2012',
      url: 'https://ncte.gov.in/',
    },
  ],
  affiliation: {
    body: 'The University of Rarh',
    reference: 'Letter 12/Aff/2012',
    url: 'https://university.example/affiliated',
  },
  results: [
    { year: 2026, course: 'BED', examined: 98, passed: 95, source: 'University notification 12 of 2026' },
    { year: 2025, course: 'BED', examined: 100, passed: 91, source: null },
  ],
  contact: {
    name: 'Madhumita Sen',
    role: 'Admission office',
    phone: '+91 98300 12345',
    email: 'admission@rarh.example',
    hours: 'Monday to Friday, 10 am to 4 pm',
  },
  questions: [{ question: 'Is there a bus from the station?', answer: 'Yes, every twenty minutes.' }],
}

export const places = [
  ['Rarh Teachers’ Training College', 'Bardhaman', 'West Bengal'],
  ['Damodar Valley College of Education', 'Asansol', 'West Bengal'],
  ['Teesta College of Education', 'Jalpaiguri', 'West Bengal'],
  ['Patliputra Institute of Pharmacy', 'Patna', 'Bihar'],
  ['Mithila Teachers’ College', 'Darbhanga', 'Bihar'],
  ['Subarnarekha College of Education', 'Jamshedpur', 'Jharkhand'],
  ['Mahanadi Institute of Pharmaceutical Sciences', 'Cuttack', 'Odisha'],
] as const

export const nearColleges: NearCollege[] = (['state', 'region', 'far'] as const).map((nearness, index) => ({
  id: `college-${index + 1}`,
  slug: pageName(places[index]?.[0] ?? ''),
  name: places[index]?.[0] ?? '',
  city: 'Bardhaman',
  state: 'West Bengal',
  totalPricePaise: 9_500_050,
  nearness,
}))

const names = [
  'Childhood and Growing Up',
  'শিশু মনস্তত্ত্ব ও শিক্ষা',
  'Pharmaceutics: Theory and Practice',
  'Knowledge and Curriculum',
  'Teaching of Mathematics in the Primary School',
  'Assessment for Learning',
  'Human Anatomy and Physiology',
  'Gender, School and Society',
]

export const bookCards: BookCard[] = Array.from({ length: 18 }, (_, index) => ({
  id: `book-${index + 1}`,
  slug: 'childhood-and-growing-up',
  name: names[index % names.length] ?? '',
  author: index % 2 ? 'Dr Anita Sen' : 'R. K. Mahato and S. Chatterjee',
  course: (['BED', 'DELED', 'DPHARM'] as const)[index % 3] ?? 'BED',
  semester: (['1', '2', '3', '4'] as const)[index % 4] ?? '1',
  language: index % 3 === 1 ? 'Bengali' : 'English',
  publisher: 'Rarh Prakashani',
  pricePaise: 24_500 + index * 1_550,
  deliveryPaise: 18_000,
  copies: index === 3 ? 0 : 40 - index,
  pages: 212 + index * 8,
  image: aPicture(`books/book-${index + 1}`, `Cover of ${names[index % names.length]}`, 720, 960),
}))

export const prose = `<p>The college stands in <strong>eleven acres of mango orchard</strong> by the old Grand Trunk Road, and has trained teachers since 1962.</p>
<h2>What you find here</h2><ul><li>A library of 14,000 books, open until eight</li><li>Laboratories for psychology, language and science</li><li>A hostel for 120 women</li></ul>
<p>Read more in our <a href="/privacy-policy">privacy policy</a>.</p>`

export const aShareCard = (title: string): ShareCard => ({
  url: '/share/en/courses/course-1/0123456789abcdef.jpg',
  alt: `${title}. B.Ed. From ₹95,000`,
  content: { siteName: site.name, label: 'B.Ed', title, facts: ['From ₹95,000'], picture: null, isCover: false },
})

const noticeTitles = [
  'Classes of the new session begin on the first Monday of July',
  'B.Ed: the list of schools for teaching practice is out',
  'ডি.ফার্ম: ল্যাবরেটরির জন্য সাদা কোট আনুন',
  'The helpline is closed on Republic Day',
]

export const notices = noticeTitles.map((title, index) => ({
  id: `notice-${index + 1}`,
  title,
  day: `2026-11-${24 - index}`,
  lastDay: index === 1 ? '2026-12-20' : null,
  pinned: index === 0,
  courses: index === 1 ? (['BED'] as const).slice() : [],
  body: prose,
  attachment:
    index === 1
      ? { title: 'List of schools', url: '/media/list-of-schools-0123456789abcdef.pdf', bytes: 240_000 }
      : null,
}))

/** What lists of titles show of them. */
export const noticeHeads = notices.map(({ body: _, lastDay: __, attachment: ___, ...head }) => head)

/** The first page of a catalogue without filters. */
export const wholeCatalogue = {
  filter: NO_BOOK_FILTER,
  choices: {
    course: COURSE_CODES.map((value) => ({ value, count: 20 })),
    semester: SEMESTERS.map((value) => ({ value, count: 15 })),
    language: [
      { value: 'English', count: 40 },
      { value: 'Bengali', count: 20 },
    ],
  },
  meant: null,
  near: [],
  page: 1,
  pageCount: 4,
  total: 60,
  unfiltered: 60,
}
