import type { PageOf } from '@pravesh/shared/content/pages'
import { loadRichText } from './load-rich-text.ts'
import type { Loose } from './loose.ts'
import { loadPictures } from './pictures.ts'
import type { Records } from './records.ts'

/** The about page. */
export async function loadAbout(records: Records): Promise<Loose<Omit<PageOf<'about'>, 'site'>>> {
  const about = await records.global('about')
  const pictures = await loadPictures(records, about?.pictures ?? [])
  return {
    kind: 'about',
    title: about?.title || 'About us',
    lead: about?.lead || 'We guide students to a good college and stay beside them until the last semester.',
    body: await loadRichText(records, about?.body),
    pictures: pictures.many(about?.pictures),
  }
}
