import { paths } from '@pravesh/shared/site/paths'
import type { Site } from '@pravesh/shared/site/site'
import type { Env } from '../../foundation/settings/env.ts'
import type { DeepPartial } from '../../publishing/pages/deep-partial.ts'
import type { Records } from '../../publishing/pages/records.ts'
import { loadPictures } from '../published/pictures.ts'
import { FALLBACK_NAME } from '../published/site-name.ts'

/** Fallback text until staff fill in the settings. */
const fallback = {
  name: FALLBACK_NAME,
  tagline: 'Admissions, fees and books in one place',
}

/** The site settings, with fallback text for empty ones. */
export async function loadSite(
  records: Records,
  { publicUrl, languages }: Pick<Env, 'publicUrl' | 'languages'>,
): Promise<DeepPartial<Site>> {
  const settings = await records.global('site-settings')
  const logo = settings?.logo ? (await loadPictures(records, [settings.logo])).one(settings.logo) : null
  return {
    origin: publicUrl,
    languages: [...languages],
    name: settings?.name || fallback.name,
    tagline: settings?.tagline || fallback.tagline,
    logo,
    contact: {
      phone: settings?.phone || null,
      email: settings?.email || null,
      address: settings?.address || null,
      hours: settings?.hours || null,
    },
    whatsapp: settings?.whatsapp || null,
    liveClassesUrl: settings?.liveClassesUrl || `${publicUrl}${paths.courses}`,
    social: (settings?.social ?? []).map(({ network, href }) => ({ network, href })),
    footerNote: settings?.footerNote || null,
  }
}
