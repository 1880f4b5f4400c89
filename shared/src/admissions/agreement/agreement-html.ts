import { escapeHtml } from '../../platform/html.ts'
import { DEFAULT_LOCALE, languageTag } from '../../platform/locale.ts'
import type { Agreement, AgreementBlock } from '../form/agreement-block.ts'

/** Renders the agreement as HTML; all text is escaped. (spec 2, 3 "agreementCopy") */
export function agreementHtml({ title, blocks, locale }: Agreement): string {
  const lang = locale === DEFAULT_LOCALE ? '' : ` lang="${languageTag(locale)}"`
  return `<article${lang}><h2>${escapeHtml(title)}</h2>${blocks.map(blockHtml).join('')}</article>`
}

function blockHtml(block: AgreementBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h3>${escapeHtml(block.text)}</h3>`
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
    case 'table':
      return `<table>${block.rows.map(rowHtml).join('')}</table>`
  }
}

function rowHtml({ label, value }: { label: string; value: string }): string {
  return `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`
}
