import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { headingId } from '../../../cms/src/staff/help/heading-id.ts'
import { root } from '../step.ts'

/** A Markdown file of the repository. */
export interface Doc {
  /** Relative to the root of the repository, with forward slashes. */
  path: string
  text: string
  /** The text without blocks of code. */
  prose: string
  anchors: ReadonlySet<string>
  /** Targets of links and pictures. */
  links: readonly string[]
}

const NOT_OURS = ['node_modules', 'data', 'dist', 'test-results', 'playwright-report', 'public', 'private']

export function readDocs(): Doc[] {
  return globSync('**/*.md', { cwd: root, exclude: (name) => NOT_OURS.includes(path.basename(name)) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .map((file) => doc(file, readFileSync(path.join(root, file), 'utf8')))
}

export function doc(name: string, text: string): Doc {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '')
  return {
    path: name,
    text,
    prose,
    anchors: new Set([...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingId(heading))),
    links: [...prose.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? ''),
  }
}

/** Links that lead nowhere: to a missing file, or to a heading that its page does not have. */
export function deadLinks(
  docs: readonly Doc[],
  exists = (file: string) => existsSync(path.join(root, file)),
): string[] {
  const pages = new Map(docs.map((each) => [each.path, each]))
  return docs.flatMap((from) =>
    from.links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#')
        const target = file === '' ? from.path : path.posix.join(path.posix.dirname(from.path), file)
        if (!exists(target)) return true
        return anchor !== undefined && pages.get(target)?.anchors.has(anchor) === false
      })
      .map((link) => `${from.path}: ${link}`),
  )
}
