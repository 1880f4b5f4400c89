import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { linkAddress } from '@pravesh/shared/content/link-address'
import { escapeHtml } from '@pravesh/shared/platform/html'

/** Lexical's text format bits. */
const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const

/** Path of a record's page; null when it has none. */
export type PathOf = (collection: string, doc: object) => string | null

/**
 * Converters for the supported elements. They emit no classes and no style attributes, which the content security
 * policy blocks. Headings start at h2, since the page's title is the h1. Other elements are reduced to their text.
 */
const convertersFor = (pathOf: PathOf): HTMLConverters => ({
  paragraph: ({ node, nodesToHTML }) => `<p>${nodesToHTML({ nodes: node.children }).join('') || '<br>'}</p>`,
  heading: ({ node, nodesToHTML }) => {
    const tag = /^h[2-6]$/.test(node.tag) ? node.tag : 'h2'
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`
  },
  quote: ({ node, nodesToHTML }) => `<blockquote>${nodesToHTML({ nodes: node.children }).join('')}</blockquote>`,
  list: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul'
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  text: ({ node }) =>
    FORMATS.reduce(
      (html, [bit, tag]) => (node.format & bit ? `<${tag}>${html}</${tag}>` : html),
      escapeHtml(node.text),
    ),
  linebreak: '<br>',
  tab: '\t',
  horizontalrule: '<hr>',
  link: ({ node, nodesToHTML }) =>
    anchor(hrefOf(node.fields, pathOf), nodesToHTML({ nodes: node.children }).join(''), node.fields.newTab),
  autolink: ({ node, nodesToHTML }) =>
    anchor(hrefOf(node.fields, pathOf), nodesToHTML({ nodes: node.children }).join('')),
  unknown: ({ node, nodesToHTML }) => {
    const children = 'children' in node && Array.isArray(node.children) ? node.children : []
    return nodesToHTML({ nodes: children }).join('')
  },
})

/** Converts the editor's rich text to safe HTML; an empty string for empty text. */
export function richTextHtml(value: unknown, pathOf: PathOf): string {
  if (!isEditorState(value)) return ''
  return convertLexicalToHTML({ data: value, converters: convertersFor(pathOf), disableContainer: true })
}

function isEditorState(value: unknown): value is SerializedEditorState {
  return typeof value === 'object' && value !== null && 'root' in value && typeof value.root === 'object'
}

interface LinkFields {
  linkType?: string
  url?: string
  doc?: { relationTo: string; value: unknown } | null
}

function hrefOf({ linkType, url, doc }: LinkFields, pathOf: PathOf): string | null {
  if (linkType !== 'internal') return url ?? null
  if (!doc) return null
  const record = typeof doc.value === 'object' && doc.value !== null ? doc.value : { id: doc.value }
  return pathOf(doc.relationTo, record)
}

/** An address that may not be linked to is dropped and its text stays; texts stored before may have one. */
function anchor(href: string | null, html: string, newTab?: boolean): string {
  const address = linkAddress(href)
  if (address === null) return html
  const target = newTab ? ' target="_blank"' : ''
  const rel = /^https?:/i.test(address) || newTab ? ' rel="noopener noreferrer"' : ''
  return `<a href="${escapeHtml(address)}"${rel}${target}>${html}</a>`
}
