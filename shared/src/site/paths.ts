/** Where each public page lives. The route table of the spec (3, 2.5); nothing else spells these addresses. */
export const paths = {
  home: '/',
  courses: '/courses',
  course: (id: string) => `/courses/${encodeURIComponent(id)}`,
  enroll: (id: string) => `/courses/${encodeURIComponent(id)}/enroll`,
  /** The application form of a course by its own name there; see `courses/enroll-path.ts`. (spec 2, 2) */
  enrollAs: (formSlug: string) => `/enroll/${formSlug}`,
  colleges: '/colleges',
  college: (id: string) => `/colleges/${encodeURIComponent(id)}`,
  gallery: '/gallery',
  about: '/aboutus',
  contact: '/contact',
  /** The thanks on the contact page, shown when a form without JavaScript was taken. */
  contactThanks: '/contact#thanks',
  books: '/purchase-books',
  book: (id: string, slug: string) => `/purchase-books/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`,
  buyBook: (id: string) => `/purchase-books/${encodeURIComponent(id)}/buynow`,
  /** Shown, with status 404, for every book address that has no published book. (spec 1, 2) */
  bookComingSoon: '/purchase-books/coming-soon',
  policy: (key: string) => `/${key}`,
  purchase: '/purches',
  somethingWrong: '/something-wrong',
  success: '/success',
  failure: '/failure',
  login: '/login',
  register: '/register',
  registerAs: (role: string) => `/register?type=${encodeURIComponent(role)}`,
  /** Without an account's id it asks which old account is meant. */
  verifyAccount: (uid?: string) =>
    uid === undefined ? '/verify-account' : `/verify-account/${encodeURIComponent(uid)}`,
  activateAccount: '/active-account',
  forgotPassword: '/forget-password',
  resetPassword: '/reset-password',
  student: '/student',
  account: '/student/dashboard',
  accountDetails: '/student/account',
  settings: '/student/setting',
  orders: '/student/orders',
  application: '/student/student-basic-details',
  /** Without an application it is where the page is published; it leads to the error page then. */
  applicationUpdate: (of?: { course: string; id: string }) =>
    of === undefined
      ? '/student/application-update'
      : `/student/${encodeURIComponent(of.course)}/application/${encodeURIComponent(of.id)}/update`,
  applicationSuccess: '/application-success',
  notApproved: '/not-approved',
  notFound: '/404',
} as const
