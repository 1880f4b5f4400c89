import { DEFAULT_LOCALE, type Locale, localizedPath } from '../platform/locale.ts'

export type Paths = ReturnType<typeof pathsIn>

/** The paths of all public pages in a language (route table: spec 3, 2.5). No other file spells them out. */
export function pathsIn(locale: Locale) {
  const at = (path: string) => localizedPath(path, locale)
  return {
    home: at('/'),
    courses: at('/courses'),
    /** By name; the server redirects ids and earlier names. The page is published at the path with its id. */
    course: (slug: string) => at(`/courses/${encodeURIComponent(slug)}`),
    enroll: (id: string) => at(`/courses/${encodeURIComponent(id)}/enroll`),
    /** The application form by the course's slug; see `courses/enroll-path.ts`. (spec 2, 2) */
    enrollAs: (formSlug: string) => at(`/enroll/${formSlug}`),
    courseFinder: at('/which-course'),
    colleges: at('/colleges'),
    /** By name, like a course. */
    college: (slug: string) => at(`/colleges/${encodeURIComponent(slug)}`),
    gallery: at('/gallery'),
    /** All present notices. */
    notices: at('/notices'),
    /** One of them; the anchor is that of `noticeAnchor`. */
    notice: (anchor: string) => at(`/notices#${anchor}`),
    about: at('/aboutus'),
    contact: at('/contact'),
    /** Reads the answer to a request without an account. */
    contactAnswer: (reference?: string) => at(withQuery('/contact/answer', 'reference', reference)),
    books: at('/purchase-books'),
    book: (id: string, slug: string) => at(`/purchase-books/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`),
    buyBook: (id: string) => at(`/purchase-books/${encodeURIComponent(id)}/buynow`),
    /** Buys the book together with the others of its course and semester; the page asks the server which these are. */
    buySemester: (id: string) => at(`/purchase-books/${encodeURIComponent(id)}/buynow?set=semester`),
    /** Buys all books of an own unpaid order; `bookId` is one of them. */
    buyOrder: ({ id, bookId }: { id: string; bookId: string }) =>
      at(`/purchase-books/${encodeURIComponent(bookId)}/buynow?order=${encodeURIComponent(id)}`),
    basket: at('/basket'),
    /** Buys the books of the basket. */
    buyBasket: at('/purchase-books/basket/buynow'),
    /** The path that the buy page is published at, for every book. */
    buy: at('/purchase-books/buynow'),
    /** Served with status 404 for book paths without a published book. (spec 1, 2) */
    bookComingSoon: at('/purchase-books/coming-soon'),
    policy: (key: string) => at(`/${key}`),
    dataProcessors: at('/data-processors'),
    cookies: at('/cookies'),
    purchase: at('/purches'),
    somethingWrong: at('/something-wrong'),
    success: at('/success'),
    failure: at('/failure'),
    /** Public check of a document; its token is in the fragment, so that it reaches no log. */
    verify: at('/verify'),
    /** Where anyone checks a published allotment of seats. */
    checkAllotment: at('/check-allotment'),
    /** Published merit lists and seats. */
    meritLists: at('/merit-lists'),
    /** Those of one process. */
    meritListsOf: (process: string) => at(withQuery('/merit-lists', 'process', process)),
    login: at('/login'),
    register: at('/register'),
    registerAs: (role: string) => at(`/register?type=${encodeURIComponent(role)}`),
    /** Without a `uid` it asks for the e-mail address of an account of the old portal. */
    verifyAccount: (uid?: string) =>
      at(uid === undefined ? '/verify-account' : `/verify-account/${encodeURIComponent(uid)}`),
    activateAccount: at('/active-account'),
    forgotPassword: at('/forget-password'),
    resetPassword: at('/reset-password'),
    /** Where parents and guardians see and withdraw their consents. */
    guardianConsents: at('/guardian-consent'),
    student: at('/student'),
    account: at('/student/dashboard'),
    accountDetails: at('/student/account'),
    settings: at('/student/setting'),
    orders: at('/student/orders'),
    /** My Orders with one of them open. */
    order: (id: string) => at(`/student/orders?order=${encodeURIComponent(id)}`),
    /** A bought recorded course; without an id, all of them. */
    courseContent: (id?: string) =>
      at(id === undefined ? '/student/content' : `/student/content/${encodeURIComponent(id)}`),
    payments: at('/student/payment'),
    feePlan: at('/student/fee-plan'),
    /** Marks, choices and seats of the student's applications. */
    merit: at('/student/merit'),
    /** Those of one application. */
    meritOf: (application: string) => at(withQuery('/student/merit', 'application', application)),
    /** The requests for help of a student. */
    help: at('/student/help'),
    /** One of them. */
    helpRequest: (reference: string) => at(withQuery('/student/help', 'request', reference)),
    /** A new one about a record. (`contact/help/subjects.ts`) */
    helpAbout: (kind: string, id: string) => at(`/student/help?about=${kind}:${encodeURIComponent(id)}`),
    application: at('/student/student-basic-details'),
    /** Without an application it is the path that the shell is published at, which redirects to the error page. */
    applicationUpdate: (of?: { course: string; id: string }) =>
      at(
        of === undefined
          ? '/student/application-update'
          : `/student/${encodeURIComponent(of.course)}/application/${encodeURIComponent(of.id)}/update`,
      ),
    applicationSuccess: at('/application-success'),
    notApproved: at('/not-approved'),
    notFound: at('/404'),
  }
}

/** The canonical paths, by which the server matches requests: those in the default language. */
export const paths = pathsIn(DEFAULT_LOCALE)

function withQuery(path: string, name: string, value: string | undefined): string {
  return value === undefined ? path : `${path}?${new URLSearchParams({ [name]: value })}`
}
