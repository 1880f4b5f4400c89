import type { Payload } from 'payload'

export async function givenSiteSettings(payload: Payload, name = 'Pravesh'): Promise<void> {
  await payload.updateGlobal({
    slug: 'site-settings',
    data: {
      name,
      tagline: 'Your way into teaching and pharmacy',
      phone: '+91 90000 00000',
      email: 'office@example.in',
      address: 'Kadamtala Market, Bolpur',
      liveClassesUrl: 'https://classes.example.in',
    },
    depth: 0,
  })
}
