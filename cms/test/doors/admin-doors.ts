/**
 * Every address that Next serves, or would serve without the portal's edge, and what each caller gets there: a page,
 * `absent` (404), or a redirect to the sign-in page or the dashboard.
 */
const table = `
                                            visitor  administrator  content-editor  admissions-officer  accounts  store
/admin                                      sign-in  page           page            page                page      page
/admin/login                                page     dashboard      dashboard       dashboard           dashboard dashboard
/admin/logout                               page     page           page            page                page      page
/admin/logout-inactivity                    page     page           page            page                page      page
/admin/forgot                               page     page           page            page                page      page
/admin/reset/x                              page     page           page            page                page      page
/admin/create-first-user                    sign-in  dashboard      dashboard       dashboard           dashboard dashboard
/admin/unauthorized                         page     page           page            page                page      page
/admin/account                              sign-in  page           page            page                page      page
/admin/browse-by-folder                     sign-in  absent         absent          absent              absent    absent
/admin/collections/books                    sign-in  page           page            page                page      page
/admin/collections/applications             sign-in  page           absent          page                absent    absent
/admin/collections/staff/create             sign-in  page           absent          absent              absent    absent
/admin/collections/student-credentials      sign-in  absent         absent          absent              absent    absent
/admin/collections/payload-jobs             sign-in  absent         absent          absent              absent    absent
/admin/collections/constructor              sign-in  absent         absent          absent              absent    absent
/admin/globals/fee-settings                 sign-in  page           absent          absent              page      absent
/admin/globals/home/versions                sign-in  page           page            absent              absent    absent
/admin/nothing/here                         sign-in  absent         absent          absent              absent    absent
/_next/image?url=%2Fmedia%2Fx.webp&w=64&q=75  absent absent         absent          absent              absent    absent
/_next/data/x/admin.json                    absent   absent         absent          absent              absent    absent
/_next/static/nothing.js                    absent   absent         absent          absent              absent    absent
/_next/static/%2e%2e/BUILD_ID               absent   absent         absent          absent              absent    absent
/_next/webpack-hmr                          absent   absent         absent          absent              absent    absent
`
const [header = '', ...lines] = table.trim().split('\n')
const callers = header.trim().split(/\s+/)

/** One row: the address, and what each caller gets. */
export const ADMIN_DOORS = lines.map((line) => {
  const [path = '', ...cells] = line.trim().split(/\s+/)
  return { path, answers: callers.map((caller, at): [caller: string, answer: string] => [caller, cells[at] ?? '']) }
})
