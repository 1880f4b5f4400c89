import { createHash } from 'node:crypto'
import { uploadWords } from './words.ts'

interface ViewOptions {
  /** What the file is, e.g. `Class 10 result`. */
  title: string
  /** Pages as pictures: the drawn pages of a PDF, or the picture itself. */
  pictures: readonly { src: string; width?: number; height?: number }[]
  lacksFonts?: boolean
  /** The address of the original; null for those who may not download it, and for pictures. */
  original: string | null
}

const STYLE = `body{margin:0 auto;padding:1rem;max-width:60rem;font:1rem/1.5 system-ui,sans-serif;color:#1b1e4b;background:#f6f3ec}
h1{font-size:1.25rem}img{display:block;width:100%;height:auto;margin:0 0 1rem;background:#fff;border:1px solid #b9b4a8}
aside{padding:.75rem 1rem;margin:1rem 0;border-left:.3rem solid #8a4b00;background:#fff}a{color:#1b1e4b}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** A page for staff with all pages of an uploaded file, and the original behind a warning. */
export function viewPage({ title, pictures, lacksFonts = false, original }: ViewOptions): Response {
  const images = pictures.map(({ src, width, height }, index) => {
    const size = width && height ? ` width="${width}" height="${height}"` : ''
    const alt = escaped(uploadWords.page(title, index + 1, pictures.length))
    return `<img src="${escaped(src)}" alt="${alt}"${size} loading="lazy">`
  })
  const notice = lacksFonts ? `<aside>${escaped(uploadWords.lacksFonts)}</aside>` : ''
  const warning =
    original === null
      ? ''
      : `<aside id="original"><p>${escaped(uploadWords.warning)}</p><p><a href="${escaped(original)}">${escaped(uploadWords.download)}</a></p></aside>`
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${notice}${images.join('')}${warning}</main></body></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    },
  })
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
