import { whenBusy } from '../lib/in-turn.ts'
import { dismissNotices, notify } from './notify.ts'

/** As long as a notice is shown. */
const SHOWN_FOR_S = 10

/**
 * For pages without islands: while the portal is busy, a notice says that the form is sent by itself, and it is. `{n}` in
 * the text is the number of seconds.
 */
export function waitInNotice(text: string): void {
  whenBusy(async ({ seconds }) => {
    // Phones that were refused at the same time come back at different times.
    for (let left = seconds * (1 + Math.random() / 4); left > 0; left -= SHOWN_FOR_S) {
      notify(text.replace('{n}', String(Math.ceil(left))))
      await new Promise((resolve) => setTimeout(resolve, Math.min(left, SHOWN_FOR_S) * 1000))
    }
    // It would cover the answer.
    dismissNotices()
    return true
  })
}
