import type { SeedSite } from '../types.ts'

export const site: SeedSite = {
  name: 'Pravesh',
  tagline: 'Your way into teaching and pharmacy',
  contact: {
    phone: '+91 90000 00000',
    email: 'help@pravesh.example',
    address: 'Pravesh Admissions Office, 2nd Floor, Kadamtala Market, Bolpur, Birbhum, West Bengal 731204',
    hours: 'Monday to Saturday, 10 am to 6 pm',
  },
  whatsapp: '919000000000',
  liveClassesUrl: 'https://classes.pravesh.example',
  social: [
    { network: 'facebook', href: 'https://facebook.example/pravesh' },
    { network: 'instagram', href: 'https://instagram.example/pravesh' },
    { network: 'youtube', href: 'https://youtube.example/@pravesh' },
  ],
  footerNote:
    'Admissions, fees and books for B.Ed, D.El.Ed and D.Pharm students. Degrees and diplomas are awarded by the universities, boards and councils to which the colleges belong.',
}
