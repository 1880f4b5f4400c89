/** The paths of all public pages (route table: spec 3, 2.5). No other file spells them out. */
export const paths = {
  home: '/',
  courses: '/courses',
  course: (id: string) => `/courses/${encodeURIComponent(id)}`,
  enroll: (id: string) => `/courses/${encodeURIComponent(id)}/enroll`,
  /** The application form by the course's slug; see `courses/enroll-path.ts`. (spec 2, 2) */
  enrollAs: (formSlug: string) => `/enroll/${formSlug}`,
  colleges: '/colleges',
  college: (id: string) => `/colleges/${encodeURIComponent(id)}`,
  gallery: '/gallery',
  about: '/aboutus',
  contact: '/contact',
  /** Confirmation on the contact page after a form was accepted without JavaScript. */
  contactThanks: '/contact#thanks',
  books: '/purchase-books',
  book: (id: string, slug: string) => `/purchase-books/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`,
  buyBook: (id: string) => `/purchase-books/${encodeURIComponent(id)}/buynow`,
  /** Served with status 404 for book paths without a published book. (spec 1, 2) */
  bookComingSoon: '/purchase-books/coming-soon',
  policy: (key: string) => `/${key}`,
  purchase: '/purches',
  somethingWrong: '/something-wrong',
  success: '/success',
  failure: '/failure',
  login: '/login',
  register: '/register',
  registerAs: (role: string) => `/register?type=${encodeURIComponent(role)}`,
  /** Without a `uid` it asks for the e-mail address of an account of the old portal. */
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
  /** Without an application it is the path that the shell is published at, which redirects to the error page. */
  applicationUpdate: (of?: { course: string; id: string }) =>
    of === undefined
      ? '/student/application-update'
      : `/student/${encodeURIComponent(of.course)}/application/${encodeURIComponent(of.id)}/update`,
  applicationSuccess: '/application-success',
  notApproved: '/not-approved',
  notFound: '/404',
} as const
