import type { Site } from '@pravesh/shared/content/pages'
import { paths } from '@pravesh/shared/content/paths'
import { env } from '../../platform/env.ts'
import type { Loose } from './loose.ts'
import { loadPictures } from './pictures.ts'
import type { Records } from './records.ts'

/** What the header and footer say before anybody has filled in the settings. */
const unset = {
  name: 'Pravesh',
  tagline: 'Admissions, fees and books in one place',
  phone: 'Telephone number to follow',
  email: 'office@pravesh.example',
  address: 'Address to follow',
}

/** What every page shows of the organisation: the site settings, with words to stand in for what is still empty. */
export async function loadSite(records: Records): Promise<Loose<Site>> {
  const settings = await records.global('site-settings')
  const logo = settings?.logo ? (await loadPictures(records, [settings.logo])).one(settings.logo) : null
  const { publicUrl } = env()
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
