import { aboutPage } from '@pravesh/shared/content/pages/about'
import { paths } from '@pravesh/shared/site/paths'
import { fixedPage } from '../../publishing/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { loadRichText } from '../published/load-rich-text.ts'
import { loadPictures } from '../published/pictures.ts'

export const about = fixedPage({
  kind: aboutPage,
  path: paths.about,
  shows: { global: 'about' },
  affectedBy: { about: 'own' },
  pictures: { global: 'about' },
  sitemap: { position: 5 },
  load,
})

async function load({ records }: LoadInput): Promise<Loaded<typeof aboutPage>> {
  const about = await records.global('about')
  const pictures = await loadPictures(records, about?.pictures ?? [])
  return {
    title: about?.title || 'About us',
    lead: about?.lead || 'Admissions, fees and books in one place.',
    body: await loadRichText(records, about?.body),
    pictures: pictures.many(about?.pictures),
  }
}
