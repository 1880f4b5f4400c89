/** Figures of the portal's first version, by the measures that they belong to. */
export const FIRST_VERSION: readonly [measure: RegExp, figure: string][] = [
  [/^Application form, first visit/, '2.4 s'],
  [/^Application form: script/, '136 kB'],
  [/^Login, first visit/, '1.7 s'],
  [/^Login: script/, '93 kB'],
  // The journey was not measured; of it, the registration is known.
  [/^Stranger, home page/, 'registration alone 9, 5'],
  [/^Stranger, waiting/, 'registration alone 6 s, forced'],
  [/^Save to its own page: course/, '93 to 102 ms / up to 448 ms'],
  [/^Save of the settings/, 'up to 643 ms'],
  [/^Weight of the home page/, '286 kB'],
  [/^Weight of the list of colleges/, '612 kB'],
  [/^Weight of the gallery/, '964 kB'],
  [/^Staff, search by name/, '×5.6'],
  [/^Submission, \d+ at a time/, '24/s, 42 ms CPU'],
  [/^Upload, scan, JPEG/, '184 ms CPU'],
  [/^Search of books, CPU/, '2.2 ms'],
  [/^Full publish, 2\d{4} pages, (first time|into an empty)/, '190 to 460 pages/s'],
  [/^Full publish, 2\d{4} pages, peak memory/, '791 MB'],
  [/^Static page .*requests\/s to those of nginx, two/, '×0.39 to ×0.56'],
]
