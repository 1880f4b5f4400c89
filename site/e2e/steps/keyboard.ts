import type { Page } from 'playwright/test'

/** What a visitor can see and use on the page as it is, each by a name of its own. Frames are other pages. */
export function shouldBeReachable(page: Page): Promise<string[]> {
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
export async function reachableByKeyboard(page: Page): Promise<{ reached: string[]; unseen: string[] }> {
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
