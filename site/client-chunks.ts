/**
 * Which files the browser's scripts are divided into. Left alone the bundler makes a file of every few modules that some
 * pages share: forty small ones for the application form, each found only once the one before has arrived.
 */

interface ChunkGroup {
  name: string
  test: RegExp
  priority: number
}

/** From what most pages need to what few need; a module goes with the first that names it, and takes along what it imports. */
const FILES: [name: string, ...modules: string[]][] = [
  // All that the plain scripts of public pages share: small, and without any library.
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
    'site/src/admissions/form/(FeeTable|agreement-facts)\\.',
    'site/src/admissions/status/(ApplicationAlerts|CorrectionNote|NoApplication|applications-in|pay-fee)',
  ],
  ['forms', 'node_modules/(react-hook-form|@hookform)/', 'site/src/forms/'],
]

/** The division as the bundler takes it. */
export const clientChunks: { groups: ChunkGroup[] } = {
  groups: FILES.map(([name, ...modules], index) => ({
    name,
    test: new RegExp(`/(${modules.join('|')})`),
    priority: FILES.length - index,
  })),
}
