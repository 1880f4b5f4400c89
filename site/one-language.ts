import { writeFileSync } from 'node:fs'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pravesh/shared/platform/locale'
import type { AstroIntegration, ViteUserConfig } from 'astro'

/** By language, the address of each entry script that it has instead of the default language's. */
export type ScriptsByLanguage = Partial<Record<Locale, Record<string, string>>>

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>

/** Matches the files that list the words of a feature by language. */
const TABLE = /\/words\/words\.ts$/
/** Words of the page's language, or of it and of the default language. */
const LISTED = /(localized|besideDefault)\(\{ ([\w, ]+) \}\)/

/**
 * Builds the browser's scripts once for each language, with only its words in them, and writes `languages.json` next to the
 * server build, from which `in-language.ts` knows which scripts a page has. What has no words is the same file in every
 * language. (decision 90)
 */
export function oneLanguagePerScript(): AstroIntegration {
  let server = new URL('file:///')
  let folder = ''
  return {
    name: 'one-language-per-script',
    hooks: {
      'astro:config:done': ({ config: { build } }) => {
        server = build.server
        folder = build.assets
      },
      'astro:build:setup': ({ target, updateConfig }) => {
        if (target !== 'server') return
        const write = (scripts: ScriptsByLanguage) =>
          writeFileSync(new URL('languages.json', server), JSON.stringify(scripts))
        updateConfig({ plugins: buildPerLanguage(write, folder) })
      },
    },
  }
}

function buildPerLanguage(write: (scripts: ScriptsByLanguage) => void, folder: string): VitePlugin[] {
  let locale: Locale = DEFAULT_LOCALE
  /** The file of each entry module in the language that was built last. */
  let entries = new Map<string, string>()
  return [
    {
      name: 'one-language-per-script',
      // Before TypeScript is compiled.
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: (code, id) => (TABLE.test(id) ? withOneLanguage(code, id, locale) : undefined),
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        entries = new Map(chunks.flatMap(({ facadeModuleId: id, fileName }) => (id === null ? [] : [[id, fileName]])))
      },
    },
    {
      name: 'one-language-per-script:further-languages',
      // After Astro has written the names of the default language's scripts into the server.
      enforce: 'post',
      buildApp: {
        order: 'post',
        async handler({ build, environments: { client } }) {
          if (client === undefined) throw new Error('There is no build for the browser.')
          const inDefault = entries
          const scripts: ScriptsByLanguage = {}
          for (const each of LOCALES) {
            if (each === DEFAULT_LOCALE) continue
            locale = each
            await build(client)
            scripts[each] = differing(inDefault, entries, folder)
          }
          write(scripts)
        },
      },
    },
  ]
}

/** The addresses that differ between the builds, those of the default language first. */
function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, folder: string) {
  const found = [...before].map(([id, file]) => {
    const own = after.get(id)
    if (own === undefined || !file.startsWith(`${folder}/`)) throw new Error(`${id} has no script in a language.`)
    return [`/${file}`, `/${own}`] as const
  })
  return Object.fromEntries(found.filter(([file, own]) => file !== own))
}

/** A table of words with one language in it. Throws for a table of another form, which would have all. */
export function withOneLanguage(code: string, id: string, locale: Locale): string {
  const [, table, listed] = LISTED.exec(code) ?? []
  if (listed === undefined || !listed.split(', ').includes(locale))
    throw new Error(`${id} lists no words in ${locale}.`)
  const isNeeded = (each: string) => each === locale || (table === 'besideDefault' && each === DEFAULT_LOCALE)
  const needed = listed.split(', ').filter(isNeeded)
  const others = listed.split(', ').filter((each) => !isNeeded(each))
  const withoutImports = others.reduce(
    (rest, each) => rest.replace(new RegExp(`import .*'\\./${each}\\.ts'\\n`), ''),
    code,
  )
  return withoutImports.replace(LISTED, `${table}({ ${needed.join(', ')} })`)
}
