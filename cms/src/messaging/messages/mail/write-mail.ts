import { fill } from '@pravesh/shared/platform/fill'
import { singleLine } from '@pravesh/shared/platform/text'
import type { MessageContent, TemplateContext } from '../../../portal/message-template.ts'
import { words } from '../words/words.ts'
import type { MailBlock, WholeMail } from './mail-block.ts'
import { mailHtml } from './mail-html.ts'

/** Longer names are truncated, so that a name cannot carry a message of its own. */
const MAX_NAME_LENGTH = 60

interface Mail {
  subject: string
  heading: string
  isHeadingWritten?: boolean
  /** The addressee's name; without one there is no greeting. */
  name?: string
  blocks: readonly MailBlock[]
}

/** Renders both parts of an e-mail from one list of blocks, so that they cannot differ. */
export function writeMail({ locale, site }: TemplateContext, mail: Mail): MessageContent {
  const name = singleLine(mail.name ?? '').slice(0, MAX_NAME_LENGTH)
  const whole = {
    locale,
    subject: singleLine(mail.subject),
    heading: mail.heading,
    isHeadingWritten: mail.isHeadingWritten ?? false,
    greeting: name === '' ? null : fill(words[locale].greeting, { name }),
    blocks: mail.blocks,
    site,
    footer: fill(words[locale].footer, { site: site.name, address: site.url.replace(/^https?:\/\//, '') }),
  }
  return { subject: whole.subject, text: mailText(whole), html: mailHtml(whole) }
}

/** The plain-text part of an e-mail. */
function mailText({ greeting, blocks, footer }: WholeMail): string {
  return [...(greeting === null ? [] : [greeting]), ...blocks.map(blockText), `-- \n${footer}`].join('\n\n')
}

function blockText(block: MailBlock): string {
  if ('code' in block) return `    ${block.code}`
  if ('button' in block) return `${block.button}:\n${block.link}`
  if ('more' in block) return `${block.text} ${block.more}:\n${block.link}`
  if ('note' in block) return block.note
  if ('fact' in block) return `${block.fact}: ${block.value}`
  if ('quote' in block) return block.quote
  if ('written' in block) return block.written
  return block.text
}
