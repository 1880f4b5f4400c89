import { escapeHtml } from '@pravesh/shared/platform/html'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { type Locale, languageTag } from '@pravesh/shared/platform/locale'
import type { MailBlock, WholeMail } from './mail-block.ts'

/** The site's colours, inlined because mail clients load no style sheets. (site/src/styles/tokens.css) */
const colour = {
  paper: '#fcf9f2',
  card: '#fffefb',
  line: '#e3d8c1',
  ink: '#1e1d38',
  muted: '#56546f',
  indigo: '#1f2a5a',
  link: '#2c3c97',
  marigold: '#f2a413',
  marigoldSoft: '#fdeecb',
  onIndigo: '#fdf8ec',
}
const face = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif`
const headFace = `font-family:Georgia,'Noto Serif','Times New Roman',serif`
const paragraph = `margin:0 0 16px;${face};font-size:16px;line-height:1.6;color:${colour.ink}`

/** The HTML part of an e-mail: a single column of tables with inline styles, which mail clients render consistently. */
export function mailHtml(mail: WholeMail): string {
  const { locale, subject, heading, isHeadingWritten, greeting, blocks, site, footer } = mail
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colour.card};border:1px solid ${colour.line}">
<tr><td style="padding:18px 28px;background:${colour.indigo};border-bottom:4px solid ${colour.marigold}">
<a href="${safeLink(site.url)}" style="${headFace};font-size:24px;font-weight:bold;color:${colour.onIndigo};text-decoration:none">${escapeHtml(site.name)}</a>
</td></tr>
<tr><td style="padding:28px 28px 12px">
<h1${isHeadingWritten ? langAttribute(heading, locale) : ''} style="margin:0 0 16px;${headFace};font-size:24px;line-height:1.3;color:${colour.indigo}">${escapeHtml(heading)}</h1>
${[...(greeting === null ? [] : [{ text: greeting }]), ...blocks].map((block) => blockHtml(block, locale)).join('\n')}
</td></tr>
</table>
<p style="max-width:560px;margin:16px auto 0;${face};font-size:13px;line-height:1.5;color:${colour.muted}">${escapeHtml(footer)}</p>
</td></tr></table>
</body>
</html>
`
}

function blockHtml(block: MailBlock, locale: Locale): string {
  if ('code' in block) {
    return `<p style="margin:0 0 16px;padding:14px 8px;background:${colour.marigoldSoft};border-left:4px solid ${colour.marigold};text-align:center;font-family:Consolas,Menlo,'Courier New',monospace;font-size:32px;font-weight:bold;letter-spacing:8px;color:${colour.ink}">${escapeHtml(block.code)}</p>`
  }
  if ('button' in block) {
    return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:${colour.marigold};border-radius:4px"><a href="${safeLink(block.link)}" style="display:inline-block;padding:14px 24px;${face};font-size:16px;font-weight:bold;color:${colour.ink};text-decoration:none">${escapeHtml(block.button)}</a></td></tr></table>`
  }
  if ('more' in block) return `<p style="${paragraph}">${escapeHtml(block.text)} ${anchor(block.more, block.link)}</p>`
  if ('note' in block) {
    return `<p style="margin:0 0 16px;${face};font-size:14px;line-height:1.5;color:${colour.muted}">${escapeHtml(block.note)}</p>`
  }
  if ('fact' in block) {
    const value =
      block.link === undefined ? withNames(block.value, block.names ?? [], locale) : anchor(block.value, block.link)
    return `<p style="${paragraph}">${escapeHtml(block.fact)}: <strong><bdi${block.isWritten ? langAttribute(block.value, locale) : ''}>${value}</bdi></strong></p>`
  }
  if ('quote' in block) {
    const lines = escapeHtml(block.quote).replace(/\n/g, '<br>')
    return `<blockquote dir="auto"${langAttribute(block.quote, locale)} style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid ${colour.line};${face};font-size:16px;line-height:1.6;color:${colour.ink}">${lines}</blockquote>`
  }
  if ('written' in block) {
    return `<p${langAttribute(block.written, locale)} style="${paragraph}">${escapeHtml(block.written)}</p>`
  }
  return `<p style="${paragraph}">${withNames(block.text, block.names ?? [], locale)}</p>`
}

function withNames(text: string, names: readonly string[], locale: Locale): string {
  const foreign = names.filter((name) => langOf(name, locale) !== undefined)
  if (foreign.length === 0) return escapeHtml(text)
  return text
    .split(new RegExp(`(${foreign.map((name) => RegExp.escape(name)).join('|')})`))
    .map((part) =>
      foreign.includes(part) ? `<span${langAttribute(part, locale)}>${escapeHtml(part)}</span>` : escapeHtml(part),
    )
    .join('')
}

function langAttribute(text: string, locale: Locale): string {
  const lang = langOf(text, locale)
  return lang === undefined ? '' : ` lang="${lang}"`
}

function anchor(text: string, link: string): string {
  return `<a href="${safeLink(link)}" style="color:${colour.link}">${escapeHtml(text)}</a>`
}

/** Allows only web and telephone links; throws for any other. */
function safeLink(link: string): string {
  if (!/^(https?:\/\/|tel:\+?\d)/.test(link))
    throw new Error('A link in an e-mail must be a web address or a phone number.')
  return escapeHtml(link)
}
