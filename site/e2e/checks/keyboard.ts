import { expect, type Page } from 'playwright/test'

/** Expects that Tab reaches every control on the page and that each shows a focus indicator. */
export async function expectKeyboard(page: Page, where: string): Promise<void> {
  const { missed, unseen } = await keyboardFaults(page)
  expect.soft(missed, `${where}: not reached with Tab`).toEqual([])
  expect.soft(unseen, `${where}: no sign of the focus`).toEqual([])
}

/** `missed`: usable controls that Tab does not reach. `unseen`: controls without a visible focus indicator. */
export async function keyboardFaults(page: Page): Promise<{ missed: string[]; unseen: string[] }> {
  await startAtTheTop(page)
  const wanted = await shouldBeReachable(page)
  const { reached, unseen } = await reachableByKeyboard(page)
  return { missed: wanted.filter((one) => !reached.includes(one)), unseen }
}

/** The visible, usable controls of the page, each marked with a unique name. Frames are not entered. */
function shouldBeReachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const usable = 'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary'
    const all = [...document.querySelectorAll<HTMLElement>(usable)]
    // Tab reaches only the checked radio button of a group, or the first; arrow keys move between the others.
    const isPassedBy = (one: HTMLElement) => {
      if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return false
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        ({ form, name }) => form === one.form && name === one.name,
      )
      return one !== (group.find(({ checked }) => checked) ?? group[0])
    }
    const seen = all.filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        one.tabIndex >= 0 &&
        !one.closest('[inert]') &&
        !isPassedBy(one),
    )
    seen.forEach((one, i) => {
      one.dataset.reach = `${i} ${one.tagName} ${(one.textContent || one.ariaLabel || '').trim().slice(0, 40)}`
    })
    return seen.map((one) => one.dataset.reach ?? '')
  })
}

/** Presses Tab through the whole page. Returns the controls that received the focus, and those without an indicator. */
async function reachableByKeyboard(page: Page): Promise<{ reached: string[]; unseen: string[] }> {
  const reached: string[] = []
  const unseen: string[] = []
  for (let i = 0; i < 400; i++) {
    await page.keyboard.press('Tab')
    const { name, visible } = await page.evaluate(() => {
      const one = document.activeElement
      if (!(one instanceof HTMLElement) || one === document.body) return { name: null, visible: true }
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      const outlined = outlineStyle !== 'none' && outlineWidth !== '0px'
      return { name: one.dataset.reach ?? '', visible: outlined || boxShadow !== 'none' || one.tagName === 'IFRAME' }
    })
    if (name === null) break
    if (name !== '' && reached.includes(name)) break
    if (name !== '') reached.push(name)
    if (!visible) unseen.push(name)
  }
  return { reached, unseen }
}

/** Resets the focus so that the next Tab reaches the first control. */
async function startAtTheTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
}
