import { expect, type Page } from 'playwright/test'

/**
 * Expects that the chat and the notices cover no control, and the chat no text, where the page is scrolled to this share of its
 * height.
 */
export async function expectUncovered(page: Page, share: number, where: string): Promise<void> {
  expect.soft(await coveredControls(page, share), `${where}: covered by what floats`).toEqual([])
}

/** The controls that a floating element covers, and the text that the chat covers. */
export async function coveredControls(page: Page, share: number): Promise<string[]> {
  for (;;) {
    const covered = await coveredOnceDrawn(page, share)
    if (covered !== null) return covered
    // On a busy machine, Chromium sometimes draws no frame after a change of the window's size until it has to.
    await page.screenshot()
  }
}

/** Null if the browser drew no frame for five seconds. */
function coveredOnceDrawn(page: Page, share: number): Promise<string[] | null> {
  return page.evaluate(async (share) => {
    const selector = 'a, button, input, select, textarea, summary, label:has(input)'
    const frame = () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true))
        setTimeout(() => resolve(false), 5000)
      })
    const { scrollHeight } = document.documentElement
    scrollTo({ top: share * (scrollHeight - innerHeight), behavior: 'instant' })
    const isDrawn = await frame()
    // At rest at once, without waiting for the end of the scrolling.
    dispatchEvent(new Event('resize'))
    if (!(isDrawn && (await frame()) && (await frame()))) return null
    const floating = [...document.querySelectorAll('[data-chat][data-floating="true"], .notices p')]
    const controls = document.querySelectorAll(selector)
    const chat = document.querySelector('[data-chat][data-floating="true"]')
    const over = chat?.getBoundingClientRect()
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const texts: string[] = []
    while (over && walker.nextNode()) {
      const { currentNode } = walker
      range.selectNodeContents(currentNode)
      const isCovered = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right > over.left && left < over.right && bottom > over.top && top < over.bottom,
      )
      const { parentElement } = currentNode
      const isSeen = parentElement?.checkVisibility({ visibilityProperty: true })
      if (isCovered && isSeen && !parentElement?.closest(`[data-chat], ${selector}`))
        texts.push((currentNode.textContent ?? '').trim())
    }
    const covered = [...controls].flatMap((control) => {
      const under = control.getBoundingClientRect()
      const isCovered = floating.some((one) => {
        const over = one.getBoundingClientRect()
        const isBeside = under.right <= over.left || under.left >= over.right
        return !one.contains(control) && !isBeside && under.bottom > over.top && under.top < over.bottom
      })
      const isSeen = control.checkVisibility({ visibilityProperty: true }) && under.width > 0
      return isCovered && isSeen ? [(control.textContent || control.ariaLabel || control.tagName).trim()] : []
    })
    return [...covered, ...texts.filter((text) => text !== '')]
  }, share)
}
