import { exportedWithoutComment } from './exported-without-comment.ts'
import { lineAt, type SourceFile } from './source-file.ts'

/** What a file does that the design forbids, and what to do instead. */
export interface Breach {
  path: string
  line: number
  message: string
}

export interface Rule {
  /** Completes “Checked that …”. */
  title: string
  breaches: (file: SourceFile) => Breach[]
}

/** Which features of the CMS a feature may call; all may use `platform`. (design, “The same words everywhere”) */
const MAY_CALL: Record<string, readonly string[]> = {
  platform: [],
  staff: [],
  accounts: ['staff'],
  content: ['staff'],
  contact: ['staff'],
  payments: ['staff', 'accounts'],
  admissions: ['staff', 'accounts', 'payments', 'content'],
  shop: ['staff', 'accounts', 'payments', 'content'],
  learning: ['staff', 'accounts', 'payments', 'content'],
}

const WIRE_WORDS =
  /\b(?:cou|col|gal|cor)_[a-z]\w*|\bbook(?:_isActive|name|author|category|sem|lang|publisher|price|number|pages|image|dimension_\w+|weight)\b|\b(?:collageName|totalprice|semtitle|semfees|reffered_by|type_diable|handelSubjectCollege|have_bss_id|bss_id|aadhar_no|applicant_\w+|(?:bed|dled|dpharm)_form|purchesbook|getcontentbyid|fname|lname)\b|\bopt-verify/g

/** A call of one of Payload's counts with its options written out, three levels of braces deep. */
const COUNT_CALL =
  /\.(?:count(?:Versions|GlobalVersions)?\(\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}\)|estimatedDocumentCount\()/g

const isConfig = (file: string) => /(^|\/)[\w.]+\.config\.ts$/.test(file) || file.startsWith('scripts/')
const isWire = (file: string) => file.endsWith('/wire.ts')
/** Small libraries without dependencies that run in the browser as well. */
const SHARED_LIBRARIES = ['zod/mini', 'to-words/en-IN']
/** Where settings are read: the checked ones, and where the dev server of the site finds the CMS. */
const READ_SETTINGS = ['cms/src/platform/env.ts', 'site/src/middleware.ts']
const cmsFeature = (file: string) => /^cms\/src\/(?!migrations|app)([\w-]+)\//.exec(file)?.[1]

/** The architecture, rule by rule. */
export const rules: Rule[] = [
  {
    title: 'shared depends on zod/mini, and on to-words for amounts',
    breaches: forImports((file, { specifier, target }) => {
      if (!file.path.startsWith('shared/src/') || file.isTest) return null
      if (target === null ? SHARED_LIBRARIES.includes(specifier) : target.startsWith('shared/src/')) return null
      return `shared must stay pure: it may import ${SHARED_LIBRARIES.join(', ')} and itself, not “${specifier}”.`
    }),
  },
  {
    title: 'the site reaches neither the CMS nor classic zod',
    breaches: forImports((file, { specifier, target }) => {
      if (!file.path.startsWith('site/src/')) return null
      if (target?.startsWith('cms/')) return 'The site gets data from the CMS as page data, it never imports its code.'
      return specifier === 'zod' ? 'Classic zod is 16 kB heavier and breaks the CSP: import zod/mini.' : null
    }),
  },
  {
    title: 'features of the CMS call each other in one direction, by their front doors',
    breaches: forImports((file, { target }) => {
      const from = cmsFeature(file.path)
      const to = target === null ? undefined : cmsFeature(target)
      if (from === undefined || to === undefined || from === to || to === 'platform' || file.isTest) return null
      const allowed = MAY_CALL[from]
      if (allowed === undefined)
        return `${from} is a new feature: say in scripts/lib/structure-rules.ts what it may call.`
      if (!allowed.includes(to)) return `${from} may not call ${to}; let features.ts hand over what it needs.`
      return target === `cms/src/${to}/index.ts` ? null : `Import ${to} by its front door, ${to}/index.ts.`
    }),
  },
  {
    title: 'the contract’s old spellings stay in wire.ts',
    breaches: forMatches(WIRE_WORDS, (file, word) =>
      isWire(file.path) || file.isTest || file.path.startsWith('scripts/')
        ? null
        : `“${word}” is a name of the wire: use the plain name, and the table in wire.ts.`,
    ),
  },
  {
    title: 'settings are read in one place',
    breaches: forMatches(/\bprocess\.env\b/g, (file) =>
      READ_SETTINGS.includes(file.path) || isConfig(file.path) || file.isTest
        ? null
        : 'Read the setting in cms/src/platform/env.ts, where it is checked and explained.',
    ),
  },
  {
    title: 'the site calls the server in one place',
    breaches: forMatches(/(?<![.\w])fetch\(/g, (file) =>
      !file.path.startsWith('site/src/') || file.path === 'site/src/lib/api.ts' || file.isTest
        ? null
        : 'Call the server through site/src/lib/api.ts.',
    ),
  },
  {
    title: 'counts have a condition',
    breaches: forMatches(COUNT_CALL, (file, call) =>
      !file.path.startsWith('cms/') || /\bwhere\b(?!: \{\})/.test(call)
        ? null
        : 'MongoDB only estimates a count without a condition: use isEmpty, countAll or a `where`.',
    ),
  },
  {
    title: 'the site loads parts of a page later in one way',
    breaches: forMatches(/(?<!(?:lazyPart|lazyModule)\(\(\) => |: )\bimport\(|\blazy\(/g, (file) =>
      !file.path.startsWith('site/src/') || file.isTest
        ? null
        : 'Load it with lazyPart or lazyModule, which survive a lost connection and a new release.',
    ),
  },
  {
    title: 'every exported function says what it does',
    breaches: (file) =>
      file.isTest || !/\.tsx?$/.test(file.path)
        ? []
        : exportedWithoutComment(file).map(({ name, line }) => ({
            path: file.path,
            line,
            message: `${name} is exported: give it one sentence of doc comment.`,
          })),
  },
]

type Import = SourceFile['imports'][number]

function forImports(check: (file: SourceFile, imported: Import) => string | null): Rule['breaches'] {
  return (file) =>
    file.imports.flatMap((imported) => {
      const message = check(file, imported)
      return message === null ? [] : [{ path: file.path, line: imported.line, message }]
    })
}

function forMatches(pattern: RegExp, check: (file: SourceFile, word: string) => string | null): Rule['breaches'] {
  return (file) => {
    const code = withoutComments(file.text)
    return [...code.matchAll(pattern)].flatMap((match) => {
      const message = check(file, match[0])
      return message === null ? [] : [{ path: file.path, line: lineAt(code, match.index), message }]
    })
  }
}

/** Comments may name a call of the contract; blanking them out keeps the line numbers. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!['":\w])\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '))
}
