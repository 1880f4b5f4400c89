/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'कैलेंडर',
  now: (step, day) => `अभी: ${step}, ${day} तक।`,
  next: (step, day) => `आगे: ${step}, ${day} से।`,
  over: 'सभी चरण पूरे हो चुके हैं।',
  closed: 'यह प्रक्रिया बंद है।',
  states: { past: 'पूरा हुआ', now: 'अभी', later: 'बाद में' },
  all: 'सभी दिन',
  saveHint: 'एक फ़ाइल, जिसे आपके फ़ोन या कंप्यूटर का कैलेंडर खोलता है।',
}
