import { favicon } from '../../../admin-kit/frame/favicon.ts'
import type { OutboxView } from './load-outbox.ts'
import { mailboxHtml } from './mailbox-html.ts'
import { OUTBOX_PATH } from './path.ts'
import { phoneHtml } from './phone-html.ts'

/** The outbox page. It refreshes through a small script, or by reloading if scripts are disabled. */
export function outboxHtml({ texts, ...mailbox }: OutboxView): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · Pravesh</title>
<link rel="icon" type="image/svg+xml" href="${favicon}">
<link rel="stylesheet" href="${OUTBOX_PATH}.css">
<script src="${OUTBOX_PATH}.js" defer></script>
<noscript><meta http-equiv="refresh" content="4"></noscript>
</head>
<body>
<header>
<a class="brand" href="/">Pravesh</a>
<h1>Outbox</h1>
<p>Text messages and e-mails that the portal has sent. This page is available only in demo mode and on this machine.</p>
</header>
<main>
${phoneHtml(texts)}
${mailboxHtml(mailbox)}
</main>
</body>
</html>
`
}
