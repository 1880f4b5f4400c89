import { contactPage } from '@pravesh/shared/contact/pages'
import { paths } from '@pravesh/shared/site/paths'
import { fixedPage } from '../publishing/pages/define-page.ts'

export const contactPages = [
  fixedPage({
    kind: contactPage,
    path: paths.contact,
    sitemap: { position: 6 },
    load: async () => ({ form: null }),
  }),
]
