import { whenBusy } from '../lib/in-turn.ts'
import { notify } from './notify.ts'

/**
 * For pages without islands: while the portal is busy, a notice says that the form is sent by itself, and it is. `{n}` in
 * the text is the number of seconds.
 */
export function waitInNotice(text: string): void {
  whenBusy(async ({ seconds }) => {
    notify(text.replace('{n}', String(seconds)))
    // Phones that were refused at the same time come back at different times.
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 4)))
    return true
  })
}
