export const en = {
  page: (title: string, page: number, all: number) => (all === 1 ? title : `${title}, page ${page} of ${all}`),
  lacksFonts:
    'Letters may be missing or wrong: this PDF does not contain all its fonts. Ask for another file if in doubt.',
  warning:
    'The pages above are pictures that the portal has drawn. The original file may contain links that lead to other sites, or errors that harm the program that opens it. Download it only if you need it, for example to check a digital signature. Do not follow its links.',
  download: 'Download the original file',
}
