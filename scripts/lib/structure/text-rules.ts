import type { SourceFile } from './source-file.ts'

/** A violation, with what to do instead. */
export interface Breach {
  path: string
  line: number
  message: string
}

interface Rule {
  /** Completes “Checks that …”. */
  title: string
  breaches: (file: SourceFile) => Breach[]
}

const WIRE_WORDS =
  /\b(?:cou|col|gal|cor)_[a-z]\w*|\bbook(?:_isActive|name|author|category|sem|lang|publisher|price|number|pages|image|dimension_\w+|weight)\b|\b(?:collageName|totalprice|semtitle|semfees|reffered_by|type_diable|handelSubjectCollege|have_bss_id|bss_id|aadhar_no|applicant_\w+|(?:bed|dled|dpharm)_form|purchesbook|getcontentbyid|fname|lname)\b|\bopt-verify/g

/** A call of a function that counts, with literal options, up to three levels of braces deep. */
const COUNT_CALL =
  /(?:\.count(?:Versions|GlobalVersions)?|\bcountRows)\(\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}\)|\.estimatedDocumentCount\(/g

/** A call of the database adapter, whose types know no columns. */
const ADAPTER_CALL = /\bdb\.(?:count|create|delete|find|query|update|upsert)\w*[<(]/g
/** The typed operations, and the copy of whole databases. */
const MAY_CALL_ADAPTER = /^(?:cms\/src\/(?:database|operations\/move)|scripts\/lib\/structure)\//

const isConfig = (file: string) => /(^|\/)[\w.]+\.config\.ts$/.test(file) || file.startsWith('scripts/')
const isWire = (file: string) => /\/wire(?:\.ts$|\/)/.test(file)
/** The course definitions, the templates of merit processes, dated orders about seats, and code that generates data for the demo, tests and benchmarks. */
const MAY_NAME_COURSES =
  /^(?:shared\/src\/(?:courses|admissions\/courses|allotment\/process\/templates)|cms\/test|site\/(?:e2e|test)|scripts|media)\/|\/(?:seed|fixtures|migrations)\/|(?:claims\/reservation-rules|payload-types)\.ts$/
/** Files that may call the server; the second runs before any module. */
const CALLERS = ['site/src/lib/api.ts', 'site/src/lib/upload-file.ts', 'site/src/ui/early-calls.js']
/** Files that may read settings: the validated environment, and the site's dev server. */
const READ_SETTINGS = [
  // Tests and benchmarks find their browser without a portal.
  'cms/src/pdf/chromium/find-chromium.ts',
  'cms/src/pdf/chromium/npm-chromium.ts',
  'cms/src/foundation/settings/env.ts',
  'site/src/middleware.ts',
]

/** The formats of each package, in its lowest room. */
/** Sizes of files and weights have modules of their own, because every page has the script with the other formats. */
const FORMATS = /^(?:shared|cms|site)\/src\/[^/]+\/(?:formats|file-size|weight)\.ts$/

/** Files that may write exports. */
const WRITE_CSV = [
  ...['csv', 'xlsx', 'export-file', 'export-endpoint'].map((name) => `cms/src/admin-kit/export/${name}.ts`),
  // A file of the operator, also in slices.
  'cms/src/commands/affected-persons.ts',
]

/** Reads without a limit: of records that name a file or a record of demo content, and of collections that have few. */
const MAY_READ_ALL = [
  'cms/src/content/published/pages-with-file.ts',
  'cms/src/content/removal/uses-in-content.ts',
  'cms/src/content/sitemap/sitemap-route.ts',
  'cms/src/demo/find-seeded-records.ts',
  'cms/src/demo/remove-seeded-records.ts',
  'cms/src/fees/refund-terms/fill-in-terms.ts',
  'cms/src/publishing/pages/pictured-records.ts',
  'cms/src/publishing/pages/records.ts',
  'cms/src/shop/seed/orders/seed-orders.ts',
]

const MAX_LINES = 250
/** Lists of records, words and translations, which cannot be split sensibly. */
const DATA = /(^|\/)(seed\/data|fixtures|places|words|translations|labels)\//
export const textRules: Rule[] = [
  {
    title: 'legacy spellings of the contract stay in the wire tables',
    breaches: forMatches(WIRE_WORDS, (file, word) =>
      isWire(file.path) || file.isTest || file.path.startsWith('scripts/')
        ? null
        : `“${word}” is a wire name: use the plain name, and the table in wire.ts or wire/.`,
    ),
  },
  {
    title: 'course codes appear only in course definitions',
    breaches: forMatches(/(['"`])(?:BED|DELED|DPHARM)\1/g, (file, code) =>
      file.isTest || MAY_NAME_COURSES.test(file.path)
        ? null
        : `Read the difference from the CourseForm or shared/src/courses instead of comparing with ${code}.`,
    ),
  },
  {
    title: 'settings are read in one place',
    breaches: forMatches(/\bprocess\.env\b/g, (file) =>
      READ_SETTINGS.includes(file.path) || isConfig(file.path) || file.isTest
        ? null
        : 'Read the setting in cms/src/foundation/settings/env.ts, where it is validated and documented.',
    ),
  },
  {
    title: 'the site calls the server in one place',
    breaches: forMatches(/(?<![.\w])fetch\(/g, (file) =>
      !file.path.startsWith('site/src/') || CALLERS.includes(file.path) || file.isTest
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
    title: 'rows are read and written by typed operations',
    breaches: forMatches(ADAPTER_CALL, (file) =>
      MAY_CALL_ADAPTER.test(file.path)
        ? null
        : 'Use readRows, changeOne or another operation of cms/src/database/records, whose types know the columns.',
    ),
  },
  {
    title: 'reads of many records have a limit, or go in slices',
    breaches: forMatches(/\blimit: 0\b(?!, page)/g, (file) =>
      !file.path.startsWith('cms/src/') || MAY_READ_ALL.includes(file.path) || file.isTest
        ? null
        : 'Use walkRecords (decision 55), or a limit.',
    ),
  },
  {
    title: 'exports are streamed in slices by csvExport',
    breaches: forMatches(
      /['"`]text\/csv\b|\bcsv-stringify\b|\bhucre\b|\bcsv(?:Lines|Header)\b(?!['"])|path: ['"`]\/exports\//g,
      (file) =>
        !file.path.startsWith('cms/src/') || WRITE_CSV.includes(file.path) || file.isTest
          ? null
          : 'Declare the export with csvExport, csvRowExport or defineExport, which read records in slices.',
    ),
  },
  {
    title: 'each package formats numbers, lists and times in one place',
    breaches: forMatches(
      /\bIntl\.(?:DateTime|Number|List|RelativeTime)Format\b|\.toLocale(?:Date|Time)?String\(/g,
      (file) =>
        !/^(?:shared|cms|site)\/src\//.test(file.path) || FORMATS.test(file.path) || file.isTest
          ? null
          : 'Use a format of formats.ts in shared or the package, or add one there.',
    ),
  },
  {
    title: 'the site loads code on demand in one way',
    breaches: forMatches(/(?<!(?:lazyPart|lazyModule)\(\(\) => |: )\bimport\(|\blazy\(/g, (file) =>
      // Without its module, the switch of languages is links.
      !file.path.startsWith('site/src/') || file.isTest || file.path.endsWith('/language-start.js')
        ? null
        : 'Use lazyPart or lazyModule, which handle lost connections and new releases.',
    ),
  },
  {
    title: `no file outside data has more than ${MAX_LINES} lines`,
    breaches: (file) => {
      const lines = file.text.trimEnd().split('\n').length
      if (lines <= MAX_LINES || DATA.test(file.path)) return []
      return [{ path: file.path, line: lines, message: 'Split it by responsibility.' }]
    },
  },
]

function forMatches(pattern: RegExp, check: (file: SourceFile, word: string) => string | null): Rule['breaches'] {
  return (file) => {
    const code = withoutComments(file.text)
    return [...code.matchAll(pattern)].flatMap((match) => {
      const message = check(file, match[0])
      return message === null ? [] : [{ path: file.path, line: lineAt(code, match.index), message }]
    })
  }
}

/** Blanks out comments, which may mention wire names, without changing line numbers. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!['":\w])\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '))
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
