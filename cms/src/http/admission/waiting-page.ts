import { createHash } from 'node:crypto'
import { BUSY_TITLE } from '@pravesh/shared/platform/busy-message'

const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:2rem 1rem;font:1.125rem/1.6 system-ui,sans-serif;color:CanvasText;background:Canvas}
main{max-width:34rem;margin:10vh auto 0}
h1{font-size:1.6rem;line-height:1.25}
a{display:inline-block;padding:.5rem 0;color:LinkText}`

const styleHash = createHash('sha256').update(STYLE).digest('base64')
export const WAITING_PAGE_CSP = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What a person sees in place of a page that waits. The browser loads the address again by the header `Refresh`. */
export function waitingPage(seconds: number): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>You are waiting – the portal is busy</title>
<style>${STYLE}</style>
<main>
<h1>${BUSY_TITLE}</h1>
<p>Your page opens by itself in about ${seconds} seconds. Keep it open, you do not have to do anything.</p>
<p>What you saved or sent before is safe. If you came from a form, go back: it still has what you typed.</p>
<p><a href="">Try now</a></p>
</main>
`
}
