import { paths } from '@pravesh/shared/site/paths'
import type { Site } from '@pravesh/shared/site/site'
import type { Env } from '../../platform/env.ts'
import type { Loose } from '../../platform/pages/loose.ts'
import type { Records } from '../../platform/pages/records.ts'
import { loadPictures } from './pictures.ts'

/** Text of the header and footer until staff fill in the settings. */
const unset = {
  name: 'Pravesh',
  tagline: 'Admissions, fees and books in one place',
  phone: 'Telephone number to follow',
  email: 'office@pravesh.example',
  address: 'Address to follow',
}

/** What every page shows of the organisation: the site settings, with words to stand in for what is still empty. */
export async function loadSite(records: Records, { publicUrl }: Pick<Env, 'publicUrl'>): Promise<Loose<Site>> {
  const settings = await records.global('site-settings')
  const logo = settings?.logo ? (await loadPictures(records, [settings.logo])).one(settings.logo) : null
  return {
    origin: publicUrl,
    name: settings?.name || unset.name,
    tagline: settings?.tagline || unset.tagline,
    logo,
    contact: {
      phone: settings?.phone || unset.phone,
      email: settings?.email || unset.email,
      address: settings?.address || unset.address,
      hours: settings?.hours || null,
    },
    whatsapp: settings?.whatsapp || null,
    liveClassesUrl: settings?.liveClassesUrl || `${publicUrl}${paths.courses}`,
    social: (settings?.social ?? []).map(({ network, href }) => ({ network, href })),
    footerNote: settings?.footerNote || null,
  }
}
