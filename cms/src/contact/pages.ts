import { contactPage, contactShells, type contactPages as kinds } from '@pravesh/shared/contact/pages'
import { paths } from '@pravesh/shared/site/paths'
import { fixedPage, shellPage } from '../publishing/pages/define-page.ts'
import type { Page, PagesOf } from '../publishing/pages/page.ts'

const pages: PagesOf<typeof kinds> = {
  contact: fixedPage({
    kind: contactPage,
    path: paths.contact,
    sitemap: { position: 6 },
    load: async () => ({ form: null }),
  }),
}

export const contactPages: readonly Page[] = [
  ...Object.values(pages),
  ...contactShells.map((shell) => shellPage(shell)),
]
