/**
 * Manual chunks for the browser's scripts. The bundler's default makes a chunk of every few modules that some pages
 * share: forty small files for the application form, each discovered only after the previous one has loaded.
 */

interface ChunkGroup {
  name: string
  test: RegExp
  priority: number
}

/** Ordered from most to least widely needed. A module belongs to the first chunk that matches it, with its imports. */
const CHUNKS: [name: string, ...modules: string[]][] = [
  // Shared by the plain scripts of public pages: small, without libraries.
  ['plain', 'site/src/lib/(api|go|unauthorized)', 'site/src/ui/notify', 'shared/src/platform/(phone|reply|wire-call)'],
  [
    'session',
    'node_modules/(nanostores|zod)/',
    'shared/src/accounts/(sign-in|wire)',
    'site/src/accounts/account-api',
    'site/src/accounts/sessions/(session-store|login-flag|log-out|before-log-out|first-name)',
    'site/src/lib/student-storage',
  ],
  [
    'react',
    'node_modules/(react|react-dom|scheduler|@nanostores)/',
    'site/src/lib/(dates|return-path|lazy-module|later-scripts|when-idle)',
    'site/src/forms/(island|Alert|ErrorBoundary|Icon|LoadFailure|Loading|Modal|PageBoundary|TryAgain|lazy-part|words)\\.',
    'site/src/accounts/sessions/',
  ],
  [
    'applications',
    'shared/src/(admissions/(documents/documents|status/status|wire/(calls|names))|fees/fees)\\.',
    'site/src/admissions/form/FeeTable\\.',
    'site/src/admissions/status/(ApplicationAlerts|CorrectionNote|NoApplication|applications-in|pay-fee)',
  ],
  ['forms', 'node_modules/(react-hook-form|@hookform)/', 'site/src/forms/'],
  [
    'application-form',
    'site/src/admissions/fields/(SectionCard|use-dependent-answers)\\.',
    'site/src/admissions/form/(CollegesNote|Overlay|agreement-facts|use-colleges|words)\\.',
    'site/src/admissions/uploads/DocumentList\\.',
    'shared/src/admissions/answers/(blank-answers|check-answers|eligibility)\\.',
    'shared/src/admissions/documents/check-documents\\.',
    'shared/src/admissions/wire/(answers|documents|reference|school-names)\\.',
  ],
]

export const clientChunks: { groups: ChunkGroup[] } = {
  groups: CHUNKS.map(([name, ...modules], index) => ({
    name,
    test: new RegExp(`/(${modules.join('|')})`),
    priority: CHUNKS.length - index,
  })),
}
