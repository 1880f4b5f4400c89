import { expect, type Page } from 'playwright/test'

/** Everything on the page as it is can be reached with Tab alone, and shows that it has the focus. */
export async function expectKeyboard(page: Page, where: string): Promise<void> {
  const { missed, unseen } = await keyboardFaults(page)
  expect.soft(missed, `${where}: not reached with Tab`).toEqual([])
  expect.soft(unseen, `${where}: no sign of the focus`).toEqual([])
}

/** What can be used but not be reached with Tab, and what looks the same with the focus. */
export async function keyboardFaults(page: Page): Promise<{ missed: string[]; unseen: string[] }> {
  await startAtTheTop(page)
  const wanted = await shouldBeReachable(page)
  const { reached, unseen } = await reachableByKeyboard(page)
  return { missed: wanted.filter((one) => !reached.includes(one)), unseen }
}

/** What a visitor can see and use on the page as it is, each by a name of its own. Frames are other pages. */
function shouldBeReachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const usable = 'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary'
    const all = [...document.querySelectorAll<HTMLElement>(usable)]
    // Of several radio buttons Tab reaches the chosen one, or else the first; arrow keys lead to the others.
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

/** Presses Tab through the whole page: what got the focus, and what of it did not look different for it. */
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

/** The next Tab leads to the first element of the page. */
async function startAtTheTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
}
