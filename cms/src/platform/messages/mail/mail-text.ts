import type { MailBlock, WholeMail } from './mail-block.ts'

/** The plain-text part of an e-mail. */
export function mailText({ greeting, blocks, footer }: WholeMail): string {
  return [...(greeting === null ? [] : [greeting]), ...blocks.map(blockText), `-- \n${footer}`].join('\n\n')
}

function blockText(block: MailBlock): string {
  if ('code' in block) return `    ${block.code}`
  if ('button' in block) return `${block.button}:\n${block.link}`
  if ('more' in block) return `${block.text} ${block.more}:\n${block.link}`
  if ('note' in block) return block.note
  if ('fact' in block) return `${block.fact}: ${block.value}`
  if ('quote' in block) return block.quote
  return block.text
}
