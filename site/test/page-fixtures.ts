import type { BookCard } from '@pravesh/shared/shop/catalogue/pages'
import { pageName } from '@pravesh/shared/site/page-name'
import type { PageKind, PageOf } from '../src/lib/page-kinds.ts'
import { collegePage, coursePage } from './course-pages.ts'
import {
  aPicture,
  bookCards,
  courseCards,
  nearColleges,
  notices,
  places,
  prose,
  site,
  wholeCatalogue,
} from './page-records.ts'
import { shells } from './shells.ts'

/** A realistic page of every kind. */
export const pages: { [K in PageKind]: PageOf<K> } = {
  home: {
    kind: 'home',
    site,
    hero: {
      title: 'Your classroom is waiting for you',
      text: 'Choose a recognised college for B.Ed, D.El.Ed or D.Pharm, apply from your phone and pay the fees in five instalments.',
      picture: aPicture('home/hero', 'The arcaded front of a college in the morning sun', 1600, 1800),
    },
    features: [
      { title: 'One form for every college', text: 'Fill it once, stop when you like and go on from any phone.' },
      { title: 'Fees you know beforehand', text: 'Every semester and every college, written out before you apply.' },
      { title: 'People who answer', text: 'A counsellor in your language, by phone and on WhatsApp.' },
      { title: 'Books at your door', text: 'Printed textbooks for each semester, sent by courier.' },
    ],
    promises: [
      { title: 'Fees in five instalments', text: 'Pay the course fee in five parts, each on the day it is due.' },
      { title: 'Instant receipts', text: 'A numbered receipt to download the moment a payment arrives.' },
      {
        title: 'The fee agreement, in your hands',
        text: 'A copy of the course fee agreement, for you and your family.',
      },
    ],
    about: {
      title: 'From Bardhaman, for first-generation students',
      text: 'We began in 2011 with one desk at a bus stand.\n\nToday we guide students of five states to colleges that the councils recognise, and stay with them until the last receipt.',
      picture: aPicture('home/about', 'A counsellor and a student over a form'),
    },
    courses: courseCards,
    notices: { first: notices.slice(0, 3).map(({ body: _, lastDay: __, ...head }) => head), total: notices.length },
    counts: { colleges: 12, states: 5 },
  },
  courses: {
    kind: 'courses',
    site,
    courses: courseCards.map((course) => ({ ...course, collegeCount: 3, states: ['Bihar', 'West Bengal'] })),
  },
  'course-finder': {
    kind: 'course-finder',
    site,
    answers: { passed: 'class-12', aim: 'teenagers', state: 'West Bengal' },
    unanswered: ['state'],
    states: ['Bihar', 'West Bengal'],
    result: {
      fitting: [],
      later: [courseCards[0]],
      others: [{ course: courseCards[1], colleges: nearColleges }],
    },
  },
  course: coursePage,
  colleges: {
    kind: 'colleges',
    site,
    colleges: places.map(([name, city, state], index) => ({
      id: `college-${index + 1}`,
      slug: pageName(name),
      name,
      city,
      state,
      image: aPicture(`colleges/college-${index + 1}`, `The front of ${name}`),
      courses: (['BED', index % 2 ? 'DELED' : 'DPHARM'] as const).map((code) => ({
        code,
        totalPricePaise: 12_000_000,
      })),
    })),
    filter: { state: '', course: null, order: 'listed' },
    total: places.length + 1,
    states: ['Bihar', 'West Bengal'],
    courses: ['BED', 'DELED', 'DPHARM'],
  },
  college: collegePage,
  gallery: {
    kind: 'gallery',
    site,
    items: [
      'Saraswati Puja',
      'Teaching practice',
      'The chemistry laboratory',
      'Sports day',
      'The library',
      'Convocation',
    ].map((title, index) => ({
      id: `item-${index}`,
      title,
      pictures: Array.from({ length: (index % 3) + 1 }, (_, n) =>
        aPicture(`gallery/${index}-${n}`, `${title}, picture ${n + 1}`),
      ),
    })),
  },
  'notice-board': { kind: 'notice-board', site, notices },
  about: {
    kind: 'about',
    site,
    title: 'About Pravesh',
    lead: 'We help students of small towns to the right college, and stay with them until the course is done.',
    body: prose,
    pictures: [aPicture('about/1', 'Our office in Bardhaman'), aPicture('about/2', 'Counsellors at work')],
  },
  policy: {
    kind: 'policy',
    site,
    key: 'privacy-policy',
    title: 'Privacy policy',
    body: prose,
    lastUpdated: '2023-11-20T00:00:00.000Z',
  },
  books: {
    kind: 'books',
    site,
    ...wholeCatalogue,
    books: bookCards,
  },
  book: {
    kind: 'book',
    site,
    card: null,
    book: {
      ...(bookCards[0] as BookCard),
      description:
        'How children grow, learn and make friends, with cases from Indian schools and questions after each chapter.',
      pictures: [aPicture('books/book-1', 'Cover', 720, 960), aPicture('books/book-1-back', 'Back', 720, 960)],
    },
    freeDeliveryOverPaise: 200_000,
  },
  contact: { kind: 'contact', site, form: null },
  purchase: {
    kind: 'purchase',
    site,
    courses: [
      {
        id: 'recorded-1',
        name: 'Lesson planning, step by step',
        description: 'You plan one lesson from its aim to its last five minutes, and watch it taught.',
        duration: '3 hours',
        pricePaise: 79_900,
        image: aPicture('recorded/1', 'A teacher in front of a camera', 1200, 750),
        videos: [
          { title: 'What a lesson is for', summary: 'Aims that children can reach in forty minutes.' },
          { title: 'The first five minutes', summary: null },
        ],
      },
    ],
  },
  'something-wrong': { kind: 'something-wrong', site },
  'not-found': { kind: 'not-found', site },
  success: { kind: 'success', site },
  failure: { kind: 'failure', site },
  'book-coming-soon': { kind: 'book-coming-soon', site },
  login: { kind: 'login', site },
  register: { kind: 'register', site },
  'verify-account': { kind: 'verify-account', site },
  'activate-account': { kind: 'activate-account', site },
  'forgot-password': { kind: 'forgot-password', site },
  'reset-password': { kind: 'reset-password', site },
  'student-dashboard': { kind: 'student-dashboard', site },
  'student-account': { kind: 'student-account', site },
  'student-orders': { kind: 'student-orders', site },
  'student-settings': { kind: 'student-settings', site },
  enroll: { kind: 'enroll', site },
  'application-status': { kind: 'application-status', site },
  'application-update': { kind: 'application-update', site },
  'student-payments': { kind: 'student-payments', site },
  'fee-plan': { kind: 'fee-plan', site },
  'course-content': { kind: 'course-content', site },
  'application-success': { kind: 'application-success', site },
  'not-approved': { kind: 'not-approved', site },
  verify: { kind: 'verify', site },
  'contact-answer': { kind: 'contact-answer', site },
  'student-help': { kind: 'student-help', site },
  buy: { kind: 'buy', site },
  basket: { kind: 'basket', site },
}

type ShellKind = (typeof shells)[number]['name']

/** The path of each fixture. */
export const addresses: Record<PageKind, string> = {
  home: '/',
  courses: '/courses',
  course: '/courses/bachelor-of-education',
  'course-finder': '/which-course',
  colleges: '/colleges',
  college: `/colleges/${pageName(places[0][0])}`,
  gallery: '/gallery',
  'notice-board': '/notices',
  about: '/aboutus',
  policy: '/privacy-policy',
  books: '/purchase-books',
  book: '/purchase-books/book-1/childhood-and-growing-up',
  contact: '/contact',
  purchase: '/purches',
  'something-wrong': '/something-wrong',
  'not-found': '/404',
  success: '/success',
  failure: '/failure',
  'book-coming-soon': '/purchase-books/coming-soon',
  ...(Object.fromEntries(shells.map(({ name, path }) => [name, path])) as Record<ShellKind, string>),
}
