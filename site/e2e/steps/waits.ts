import type { Page } from 'playwright/test'

/** How long a person waits for the machine, with the wait that goes on. */
export interface Waits {
  readonly ms: number
}

/**
 * Adds up the time from each press, or upload, to the next action on the following pages of a browser tab. A test acts as
 * soon as it can, so that this is the time until the next screen can be used.
 */
export async function timeWaits(page: Page): Promise<Waits> {
  let since: number | null = null
  let ended = 0
  const msAt = (at: number) => ended + (since === null ? 0 : at - since)
  await page.exposeBinding('timeAction', (_, at: number, isStart: boolean) => {
    ended = msAt(at)
    since = isStart ? at : null
  })
  await page.addInitScript(watchActions)
  return {
    get ms() {
      return msAt(Date.now())
    },
  }
}

/** Runs in the page. */
function watchActions(): void {
  const { timeAction } = window as unknown as { timeAction: (at: number, isStart: boolean) => void }
  const isFile = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file'
  addEventListener('input', ({ target }) => timeAction(Date.now(), isFile(target)), true)
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const isPress = target instanceof Element && target.closest('a, button, summary, [role=option]') !== null
      if (isTrusted) timeAction(Date.now(), isPress)
    },
    true,
  )
}
