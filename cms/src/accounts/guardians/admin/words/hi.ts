/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  heading: 'माता, पिता या अभिभावक',
  label: 'माता, पिता या अभिभावक',
  relations: { FATHER: 'पिता', MOTHER: 'माता', LAWFUL_GUARDIAN: 'कानूनी अभिभावक' },
  states: {
    none: '18 साल से कम, सहमति नहीं',
    given: (guardian: string, day: string) => `${guardian} ने ${day} को सहमति दी`,
    withdrawn: (guardian: string, day: string) => `${day} को वापस ली गई, ${guardian} ने दी थी`,
    due: (guardian: string) => `अब 18 साल, पुष्टि अभी नहीं; पहले ${guardian} ने सहमति दी थी`,
    confirmed: (guardian: string, day: string) => `18 साल, ${day} को पुष्टि; पहले ${guardian} ने सहमति दी थी`,
  },
  history: 'कब सहमति दी गई और कब वापस ली गई',
  acts: { given: 'सहमति दी', withdrawn: 'वापस ली', confirmed: '18 साल पर पुष्टि की' },
  by: { guardian: 'अभिभावक ने', student: 'विद्यार्थी ने' },
  entry: (of) => `${of.day}: ${of.by} ${of.act}, ${of.guardian}, ${of.phone}, सूचना ${of.version}, भाषा ${of.locale}`,
}
