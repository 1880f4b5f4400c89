import type { SeedNotice } from '../types.ts'

/** Notices in the order of their dates. Everything in them is invented. */
export const notices: SeedNotice[] = [
  {
    title: 'Classes of the new session begin on the first Monday of July',
    daysAgo: 2,
    daysLeft: 60,
    pinned: true,
    courses: [],
    body: 'This is an invented notice of the demo. Classes of all courses begin on the first Monday of July.\n\nBring your admission letter, two photographs and the originals of your certificates. Your college tells you the time and the room. The list of colleges has their [addresses](/colleges).',
  },
  {
    title: 'B.Ed: the list of schools for teaching practice is out',
    daysAgo: 5,
    daysLeft: 30,
    pinned: false,
    courses: ['BED'],
    body: 'This is an invented notice of the demo. Ask at the office of your college which school you are assigned to.\n\n- Bring your lesson plans on the first day.\n- Wear your identity card.',
  },
  {
    title: 'D.Pharm: white coats and goggles for the laboratory',
    daysAgo: 9,
    daysLeft: null,
    pinned: false,
    courses: ['DPHARM'],
    body: 'This is an invented notice of the demo. The laboratory opens only for students with a white coat, goggles and closed shoes.',
  },
  {
    title: 'The helpline is closed on Republic Day',
    daysAgo: 12,
    daysLeft: 90,
    pinned: false,
    courses: [],
    body: 'This is an invented notice of the demo. Applications, payments and orders go on as usual. [Write to us](/contact), and we answer on the next working day.',
  },
]
