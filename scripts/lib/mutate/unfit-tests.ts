/** Unit tests that do not run on mutants, by name: they read the product's sources, or change the umask of their process. */
export const UNFIT_TESTS = ['new-language.test.ts', 'open-data-folder.test.ts']
