import { escapeHtml } from '@pravesh/shared/platform/html'
import { favicon } from '../../admin-kit/frame/favicon.ts'
import type { HelpPage } from './read-help.ts'
import { addressOf, HELP_PATH } from './screens.ts'

/** A page of the staff's handbook, with links to the others. */
export function helpHtml({ page, pages }: { page: HelpPage; pages: readonly HelpPage[] }): string {
  const links = pages.map(({ name, title }) => {
    const current = name === page.name ? ' aria-current="page"' : ''
    return `<li><a href="${addressOf(name)}"${current}>${escapeHtml(title)}</a></li>`
  })
  const sections = page.sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
  const contents =
    sections.length < 2
      ? ''
      : `<nav aria-labelledby="contents"><h2 id="contents">On this page</h2>\n<ul>${sections.join('\n')}</ul></nav>`
  return frame(
    page.title,
    `<nav aria-label="Pages"><ul>${links.join('\n')}</ul></nav>
<main id="main">
${page.html.replace('</h1>\n', `</h1>\n${contents}\n`)}
</main>`,
  )
}

/** For an address without a page. */
export const missingHtml = frame(
  'Page not found',
  `<main id="main"><h1>Page not found</h1>
<p>There is no such page of help. <a href="${HELP_PATH}">See all pages</a></p></main>`,
)

function frame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Help · Pravesh</title>
<link rel="icon" type="image/svg+xml" href="${favicon}">
<link rel="stylesheet" href="${HELP_PATH}/help.css">
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header><a href="/admin">Pravesh</a> <span>Help for staff</span></header>
${body}
</body>
</html>
`
}
