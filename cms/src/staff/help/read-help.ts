import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { escapeHtml } from '@pravesh/shared/platform/html'
import { Marked, type Tokens } from 'marked'
import sharp from 'sharp'
import { repositoryRoot } from '../../foundation/directories.ts'
import { headingId } from './heading-id.ts'
import { addressOf, HELP_PATH } from './screens.ts'

const folder = path.join(repositoryRoot, 'docs/staff')
export const picturesFolder = path.join(folder, 'pictures')

/** A page of docs/staff. */
export interface HelpPage {
  /** The name of its file without the ending; `README` is the first page. */
  name: string
  title: string
  /** Headings of the second level. */
  sections: readonly { id: string; title: string }[]
  html: string
}

/** All pages, the first one first and the others in the order in which it links to them. */
export async function readHelp(): Promise<HelpPage[]> {
  const sizes = await pictureSizes()
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ name: file.slice(0, -'.md'.length), text: readFileSync(path.join(folder, file), 'utf8') }))
  const first = sources.find(({ name }) => name === 'README')?.text ?? ''
  const position = ({ name }: { name: string }) => (name === 'README' ? -1 : first.indexOf(`(${name}.md`))
  return sources.toSorted((one, other) => position(one) - position(other)).map((source) => render(source, sizes))
}

function render({ name, text }: { name: string; text: string }, sizes: PictureSizes): HelpPage {
  const sections: { id: string; title: string }[] = []
  let title = ''
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens, text: source }: Tokens.Heading) {
        const plain = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = headingId(source)
        if (depth === 1) title = plain
        if (depth === 2) sections.push({ id, title: plain })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escapeHtml(ownAddress(href))}">${this.parser.parseInline(tokens)}</a>`
      },
      image({ href, text: alt }: Tokens.Image) {
        const file = path.basename(href)
        const { width, height } = sizes.get(file) ?? {}
        const size = width === undefined ? '' : ` width="${width}" height="${height}"`
        return `<img src="${HELP_PATH}/pictures/${escapeHtml(file)}" alt="${escapeHtml(alt)}"${size} loading="lazy">`
      },
    },
  })
  const html = marked.parse(text, { async: false })
  return { name, title, sections, html }
}

/** Links between the files lead to each other's addresses. */
function ownAddress(href: string): string {
  const [, name, id] = /^([\w-]+)\.md(?:#(.+))?$/.exec(href) ?? []
  return name === undefined ? href : addressOf(id === undefined ? name : `${name}#${id}`)
}

type PictureSizes = ReadonlyMap<string, { width: number; height: number }>

/** Pictures have their size in the page, so that a heading stays where it is while they load. */
async function pictureSizes(): Promise<PictureSizes> {
  const files = readdirSync(picturesFolder)
  const sizes = await Promise.all(files.map((file) => sharp(path.join(picturesFolder, file)).metadata()))
  return new Map(files.map((file, at) => [file, sizes[at] ?? { width: 0, height: 0 }]))
}
